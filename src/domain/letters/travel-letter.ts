import { clinicAddress } from '#content/appointments/clinic.ts'
import { travelLetterWords as words } from '#content/letters/travel-letter.ts'
import { formatDate } from '../appointments/format-time.ts'
import { howTaken } from '../medicines/how-taken.ts'
import { type MedicineKey, medicineOf } from '../medicines/medicines.ts'
import type { Letter } from './letter.ts'

interface Facts {
  readonly patient: { readonly name: string; readonly born: string; readonly address: readonly string[] }
  readonly medicine: MedicineKey
  /** As the prescription says them. */
  readonly dose: string
  readonly quantity: string
  readonly prescriber: { readonly name: string; readonly registration: string }
  readonly reference: string
  /** YYYY-MM-DD, like all dates here. */
  readonly prescribedOn: string
  readonly sentOn: string
}

/** A letter that the patient carries with their medicine when they travel. */
export function travelLetter(facts: Facts): Letter {
  const { patient, medicine, dose, quantity, prescriber, reference, prescribedOn, sentOn } = facts
  const { name, substance, form, storedAt } = medicineOf(medicine)
  const taken = howTaken(medicine)
  const isInjected = form === 'pre-filled pen'
  return {
    title: words.title,
    writtenOn: sentOn,
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
          words.prescribed({ medicine: name, substance, dose, quantity }, taken),
          words.by(prescriber.name, prescriber.registration, formatDate(prescribedOn)),
          words.reference(reference, formatDate(sentOn)),
        ],
        isList: false,
      },
      {
        id: 'ask',
        heading: words.headings.ask,
        lines: [words.personal, ...(isInjected ? [words.carries(taken)] : []), words.keeps(storedAt), words.reach],
        isList: true,
      },
    ],
    signed: [clinicAddress[0] ?? ''],
    replaces: null,
  }
}
