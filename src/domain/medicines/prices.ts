import { type Medicine, medicines } from './medicines.ts'

/** Off the first month (specification, document 2, section 9). */
export const firstMonthDiscountPence = 84_00

/** What is charged for the first month: the list price less the discount, whatever a card or an address says. */
export const firstMonthTotalPence = ({ priceOldPence }: Medicine): number => priceOldPence - firstMonthDiscountPence

/** The cheapest first month there is, as its card says it. */
export const lowestFirstMonthPence = Math.min(...medicines.map(({ priceNewPence }) => priceNewPence))

interface LaterPrices {
  readonly fromPence: number
  readonly toPence: number
}

/** What a month costs after the first, from the cheapest dose to the dearest. */
export function laterPrices(...of: readonly Pick<Medicine, 'doses'>[]): LaterPrices {
  const prices = of.flatMap(({ doses }) => doses.map(({ pricePence }) => pricePence))
  return { fromPence: Math.min(...prices), toPence: Math.max(...prices) }
}
