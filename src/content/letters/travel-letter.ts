import { brand } from '../brand.ts'
import { type HowTaken, type Storage, storageWords } from '../medicines/forms.ts'

interface Prescribed {
  readonly medicine: string
  readonly substance: string
  readonly dose: string
  readonly quantity: string
}

/** For airport security, border control or a pharmacy abroad: what the prescription says, and nothing about why. */
export const travelLetterWords = {
  title: 'Travel letter',
  to: 'To whom it may concern',
  greeting: '',
  headings: { treatment: 'Prescribed medicine', ask: 'Please note' },
  born: (day: string) => `Date of birth: ${day}`,
  prescribed: ({ medicine, substance, dose, quantity }: Prescribed, { form, schedule }: HowTaken) =>
    `${medicine} (${substance}) ${dose}, ${form.routeShort} ${schedule.often}. Quantity: ${quantity}.`,
  by: (prescriber: string, registration: string, day: string) =>
    `Prescribed by ${prescriber}, ${registration}, on ${day}.`,
  reference: (reference: string, day: string) => `Reference: ${reference}. Sent to the patient on ${day}.`,
  personal: 'The medicine is for this person’s own use. The pharmacy label on the pack carries their name.',
  carries: ({ form }: HowTaken) =>
    `They carry the ${form.pack}, needles and a sharps container, and need them on board.`,
  keeps: (storedAt: Storage) =>
    storedAt === 'fridge'
      ? `${storageWords.fridge} It must not freeze, so it can’t travel in the hold.`
      : storageWords[storedAt],
  reach: `To confirm this prescription, call ${brand.phone.display}, ${brand.supportHours}.`,
} as const
