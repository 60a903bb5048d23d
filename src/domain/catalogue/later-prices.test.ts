import { expect, it } from 'vitest'
import { laterPrices } from './later-prices.ts'
import { medications, mounjaro, wegovy } from './medications.ts'

it('E-5 BU-05 a month after the first costs from the cheapest dose to the dearest', () => {
  expect(laterPrices(mounjaro)).toEqual({ fromPence: 209_00, toPence: 299_00 })
  expect(laterPrices(wegovy)).toEqual({ fromPence: 209_00, toPence: 299_00 })
  expect(laterPrices(...medications)).toEqual({ fromPence: 209_00, toPence: 299_00 })
})
