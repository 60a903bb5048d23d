import type { MedicineKey } from '../medicines/medicines.ts'
import { medicineNamed } from '../medicines/medicines.ts'
import { lowestDose } from './ladders.ts'

/** What the schedule asks for a pen of this dose; null if it has none. */
export const schedulePence = (medicine: MedicineKey, mg: number): number | null =>
  medicineNamed(medicine)?.doses.find((stage) => stage.mg === mg)?.pricePence ?? null

export interface DosePrice {
  readonly pence: number
  readonly morePence: number
  /** The patient says yes to a higher price first. A lower one needs nobody's yes. */
  readonly needsYes: boolean
}

/**
 * A first order is authorised at the price of the lowest dose. Another dose costs as much more or less as the schedule's
 * two doses differ. Null: the schedule has no such dose.
 */
export function firstOrderPrice(medicine: MedicineKey, mg: number, authorisedPence: number): DosePrice | null {
  const [base, chosen] = [schedulePence(medicine, lowestDose(medicine)), schedulePence(medicine, mg)]
  if (base === null || chosen === null) return null
  const morePence = chosen - base
  return { pence: authorisedPence + morePence, morePence, needsYes: morePence > 0 }
}
