import type { Medication } from './medications.ts'

/** Off the first month (specification, document 2, section 9). */
export const firstMonthDiscountPence = 84_00

/** What is charged for the first month: the catalogue's price less the discount, whatever a card or an address says. */
export const firstMonthTotalPence = ({ priceOldPence }: Medication): number => priceOldPence - firstMonthDiscountPence
