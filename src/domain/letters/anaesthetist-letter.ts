import { clinicAddress } from '#content/appointments/clinic.ts'
import { anaesthetistLetterWords as words } from '#content/letters/anaesthetist-letter.ts'
import { formatDate } from '../appointments/format-time.ts'
import { howTaken } from '../medicines/how-taken.ts'
import { type MedicineKey, medicineName } from '../medicines/medicines.ts'
import type { Letter } from './letter.ts'

interface Facts {
  /** YYYY-MM-DD, like all dates here. */
  readonly writtenOn: string
  readonly patient: { readonly name: string; readonly born: string; readonly address: readonly string[] }
  readonly medicine: MedicineKey
  readonly dose: string
  readonly since: string
  /** Null: the patient has not said. */
  readonly lastDoseOn: string | null
}

/** A letter that the patient shows to their anaesthetist. */
export const anaesthetistLetter = ({ writtenOn, patient, medicine, dose, since, lastDoseOn }: Facts): Letter => ({
  title: words.title,
  writtenOn,
  from: clinicAddress,
  to: { name: words.to, lines: [] },
  about: [
    patient.name,
    patient.born === '' ? '' : words.born(formatDate(patient.born)),
    patient.address.join(', '),
  ].filter((line) => line !== ''),
  greeting: words.greeting,
  sections: [
    {
      id: 'treatment',
      heading: words.headings.treatment,
      lines: [
        words.treatment({ ...howTaken(medicine), medicine: medicineName(medicine), dose }, formatDate(since)),
        lastDoseOn === null
          ? words.noLastDose(howTaken(medicine))
          : words.lastDose(howTaken(medicine), formatDate(lastDoseOn)),
        words.planned,
      ],
      isList: false,
    },
    { id: 'ask', heading: words.headings.ask, lines: [...words.ask, words.reach], isList: true },
  ],
  signed: [clinicAddress[0] ?? ''],
  replaces: null,
})
