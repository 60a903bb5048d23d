import { thenByDose } from '#content/checkout/price-words.ts'
import { type Medicine, medicines } from '#domain/medicines/medicines.ts'
import { laterPrices } from '#domain/medicines/prices.ts'
import { wholePounds } from '#domain/orders/money.ts'

/** The price after the first month, of one medication or of all, from the catalogue. */
export function laterPriceWords(...of: readonly Medicine[]): string {
  const { fromPence, toPence } = laterPrices(...(of.length > 0 ? of : medicines))
  return thenByDose(wholePounds(fromPence), wholePounds(toPence))
}
