import { recordingWords } from '#content/evidence/recording.ts'
import { type MedicineKey, medicineKeys, medicineName } from '#domain/medicines/medicines.ts'

/** What an earlier supply may have been, by the value that is recorded. */
export const recordedMedicines = {
  ...Object.fromEntries(medicineKeys.map((key) => [key, medicineName(key)])),
  other: recordingWords.otherMedicine,
} as Readonly<Record<MedicineKey | 'other', string>>
