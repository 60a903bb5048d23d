import { expect, it } from 'vitest'
import { medicines } from './medicines.ts'
import { mounjaro } from './mounjaro.ts'
import { firstMonthDiscountPence, firstMonthTotalPence, laterPrices } from './prices.ts'
import { wegovy } from './wegovy.ts'

it('OS-03 R-3 the first month is the price less 84', () => {
  expect(firstMonthTotalPence(mounjaro)).toBe(125_00)
  expect(firstMonthTotalPence(wegovy)).toBe(115_00)
  for (const medicine of medicines) {
    expect(firstMonthTotalPence(medicine) + firstMonthDiscountPence).toBe(medicine.listPricePence)
  }
})

it('E-5 BU-05 a later month costs between the cheapest and the dearest dose', () => {
  expect(laterPrices(mounjaro)).toEqual({ fromPence: 209_00, toPence: 299_00 })
  expect(laterPrices(wegovy)).toEqual({ fromPence: 209_00, toPence: 299_00 })
  expect(laterPrices(mounjaro, wegovy)).toEqual({ fromPence: 209_00, toPence: 299_00 })
})
