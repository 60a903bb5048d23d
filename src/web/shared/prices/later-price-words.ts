import { thenByDose } from '#content/checkout/price-words.ts'
import { laterPrices } from '#domain/catalogue/later-prices.ts'
import { type Medication, medications } from '#domain/catalogue/medications.ts'
import { wholePounds } from '#domain/orders/money.ts'

/** The price after the first month, of one medication or of all, from the catalogue. */
export function laterPriceWords(...of: readonly Medication[]): string {
  const { fromPence, toPence } = laterPrices(...(of.length > 0 ? of : medications))
  return thenByDose(wholePounds(fromPence), wholePounds(toPence))
}
