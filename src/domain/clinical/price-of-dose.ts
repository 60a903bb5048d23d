import type { MedicineKey } from '../medicines/medicines.ts'
import { medicineNamed } from '../medicines/medicines.ts'
import { lowestDose } from './ladders.ts'

/** The list price of a pen of this dose; null if it has none. */
export const schedulePence = (medicine: MedicineKey, mg: number): number | null =>
  medicineNamed(medicine)?.doses.find((stage) => stage.mg === mg)?.pricePence ?? null

export interface DosePrice {
  readonly pence: number
  readonly morePence: number
  /** The patient has to accept a higher price first; a lower one needs no consent. */
  readonly needsYes: boolean
}

/**
 * A first order is authorised at the price of the lowest dose. Another dose costs more or less by the difference of the
 * two list prices. Null: the dose has no list price.
 */
export function firstOrderPrice(medicine: MedicineKey, mg: number, authorisedPence: number): DosePrice | null {
  const [base, chosen] = [schedulePence(medicine, lowestDose(medicine)), schedulePence(medicine, mg)]
  if (base === null || chosen === null) return null
  const morePence = chosen - base
  return { pence: authorisedPence + morePence, morePence, needsYes: morePence > 0 }
}
