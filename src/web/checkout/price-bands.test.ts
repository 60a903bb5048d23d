import { expect, it } from 'vitest'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { wegovy } from '#domain/medicines/wegovy.ts'
import { priceBands } from './price-bands.ts'

it('BU-03 neighbouring doses at one price stand together', () => {
  expect(priceBands(mounjaro.doses).map(({ pricePence, stages }) => [pricePence, stages])).toEqual([
    [209_00, 2],
    [229_00, 2],
    [299_00, 2],
  ])
  expect(priceBands(wegovy.doses).map(({ stages }) => stages)).toEqual([2, 1, 2])
  expect(priceBands([])).toEqual([])
})
