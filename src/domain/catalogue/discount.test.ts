import { expect, it } from 'vitest'
import { firstMonthDiscountPence, firstMonthTotalPence } from './discount.ts'
import { medications, mounjaro, wegovy } from './medications.ts'

it('OS-03 R-3 the first month is the price less 84', () => {
  expect(firstMonthTotalPence(mounjaro)).toBe(125_00)
  expect(firstMonthTotalPence(wegovy)).toBe(115_00)
  for (const medication of medications) {
    expect(firstMonthTotalPence(medication) + firstMonthDiscountPence).toBe(medication.priceOldPence)
  }
})
