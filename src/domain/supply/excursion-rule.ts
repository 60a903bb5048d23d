import { type MedicineKey, medicineOf } from '../medicines/medicines.ts'

/** A pharmacist's findings about a parcel that came late or warm. Null: it cannot be known. */
export interface Excursion {
  readonly warmestC: number | null
  /** For how many hours it was above fridge temperature. */
  readonly warmHours: number | null
}

export type ExcursionProblem = 'unknown' | 'too warm' | 'too long' | 'frozen'

/** The temperature and total hours an unopened pen may have been out of the fridge. */
export function excursionLimit(medicine: MedicineKey) {
  const { maxC, hours } = medicineOf(medicine).excursion
  return { maxC: maxC.value, hours: hours.value }
}

/**
 * Why a pen must not be used, or null where a pharmacist may release it. Unknown facts count against it: then it is
 * discarded and replaced.
 */
export function whyBeyond(
  { maxC, hours }: ReturnType<typeof excursionLimit>,
  { warmestC, warmHours }: Excursion,
): ExcursionProblem | null {
  if (warmestC === null || warmHours === null) return 'unknown'
  if (warmestC <= 0) return 'frozen'
  if (warmestC > maxC) return 'too warm'
  return warmHours > hours ? 'too long' : null
}

export const whyNotUse = (medicine: MedicineKey, found: Excursion): ExcursionProblem | null =>
  whyBeyond(excursionLimit(medicine), found)
