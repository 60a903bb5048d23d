import { type Medicine, medicines } from './medicines.ts'

/** The discount on the first month (specification, document 2, section 9). */
export const firstMonthDiscountPence = 84_00

/** The price of the first month: the list price less the discount, whatever a card or an address says. */
export const firstMonthTotalPence = ({ listPricePence }: Medicine): number => listPricePence - firstMonthDiscountPence

/** The cheapest first month that a card shows. */
export const lowestFirstMonthPence = Math.min(...medicines.map(({ cardPricePence }) => cardPricePence))

interface LaterPrices {
  readonly fromPence: number
  readonly toPence: number
}

/** The price of a later month, from the cheapest dose to the dearest. */
export function laterPrices(...of: readonly Pick<Medicine, 'doses'>[]): LaterPrices {
  const prices = of.flatMap(({ doses }) => doses.map(({ pricePence }) => pricePence))
  return { fromPence: Math.min(...prices), toPence: Math.max(...prices) }
}
