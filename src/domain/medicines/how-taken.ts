import { formWords, type HowTaken, scheduleWords } from '#content/medicines/forms.ts'
import { type MedicineKey, medicineOf } from './medicines.ts'

/** How a medicine is taken, in the words of labels and letters. */
export function howTaken(medicine: MedicineKey): HowTaken {
  const { form, schedule } = medicineOf(medicine)
  return { form: formWords[form], schedule: scheduleWords[schedule.is] }
}
