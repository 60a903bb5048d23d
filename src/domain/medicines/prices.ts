import { type Medicine, medicines } from './medicines.ts'

/** The discount on the first month (specification, document 2, section 9). */
export const firstMonthDiscountPence = 84_00

/** The price of the first month: the list price less the discount, whatever a card or an address says. */
export const firstMonthTotalPence = ({ priceOldPence }: Medicine): number => priceOldPence - firstMonthDiscountPence

/** The cheapest first month of any medicine. */
export const lowestFirstMonthPence = Math.min(...medicines.map(({ priceNewPence }) => priceNewPence))

interface LaterPrices {
  readonly fromPence: number
  readonly toPence: number
}

/** The price of a later month, from the cheapest dose to the dearest. */
export function laterPrices(...of: readonly Pick<Medicine, 'doses'>[]): LaterPrices {
  const prices = of.flatMap(({ doses }) => doses.map(({ pricePence }) => pricePence))
  return { fromPence: Math.min(...prices), toPence: Math.max(...prices) }
}
