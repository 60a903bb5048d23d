import { type MedicineKey, medicineOf } from '../medicines/medicines.ts'

/** `many`: treatment begins again. */
export type Missed = 'none' | 'few' | 'many' | 'not known'

/** The category of a number of missed doses. */
export const dosesToRestart = (medicine: MedicineKey): number =>
  medicineOf(medicine).schedule.missedDosesToRestart.value

export const missedBy = (medicine: MedicineKey, count: number): Missed => {
  if (count >= dosesToRestart(medicine)) return 'many'
  return count > 0 ? 'few' : 'none'
}

const gravest: readonly Missed[] = ['many', 'not known', 'few', 'none']

/** Of several sources the most serious counts. No source: not known. */
export const gravestOf = (known: readonly Missed[]): Missed =>
  gravest.find((missed) => known.includes(missed)) ?? 'not known'
