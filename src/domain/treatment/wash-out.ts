import { addMonths } from '../calendar/add-months.ts'
import { type MedicineKey, medicineOf } from '../medicines/medicines.ts'

/** The wash-out: how long before trying for a baby a medicine is stopped. */
export const stopMonths = (medicine: MedicineKey): number => medicineOf(medicine).stopMonths.value

/** The first day on which a patient may try for a baby after their last dose on this day. */
export const mayTryFrom = (medicine: MedicineKey, lastDoseOn: string): string =>
  addMonths(lastDoseOn, stopMonths(medicine))

/** Their last answer on whether they could become pregnant. Null: not asked. */
type SaidOfPregnancy = string | null

/** Whether the wash-out applies: not after menopause or an operation. */
export const mayEverTry = (sex: string | null, said: SaidOfPregnancy): boolean =>
  sex !== 'male' && said !== 'menopause' && said !== 'surgery'
