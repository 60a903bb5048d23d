import { addMonths } from '../calendar/add-months.ts'
import { type MedicineKey, medicineOf } from '../medicines/medicines.ts'

/** How long before trying for a baby a medicine is stopped. */
export const stopMonths = (medicine: MedicineKey): number => medicineOf(medicine).stopMonths.value

/** The first day on which somebody may try for a baby whose last dose was on this one. */
export const mayTryFrom = (medicine: MedicineKey, lastDoseOn: string): string =>
  addMonths(lastDoseOn, stopMonths(medicine))

/** What they said last of whether they could become pregnant. Null: they were not asked. */
type SaidOfPregnancy = string | null

/** Whether it is theirs to wait at all: not where periods have ended for good, or after an operation. */
export const mayEverTry = (sex: string | null, said: SaidOfPregnancy): boolean =>
  sex !== 'male' && said !== 'menopause' && said !== 'surgery'
