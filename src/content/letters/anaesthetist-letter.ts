import { brand } from '../brand.ts'
import type { HowTaken } from '../medicines/forms.ts'

interface Treated extends HowTaken {
  readonly medicine: string
  readonly dose: string
}

/** For the team who will put a patient to sleep. It never says whether to stop or to go on: that is for them to decide. */
export const anaesthetistLetterWords = {
  title: 'For your anaesthetist',
  to: 'The anaesthetist, or the team giving sedation',
  greeting: 'Dear colleague,',
  headings: { treatment: 'Treatment', ask: 'What we ask of you' },
  born: (day: string) => `Born ${day}`,
  treatment: ({ medicine, dose, form, schedule }: Treated, since: string) =>
    `This patient is prescribed ${medicine} ${dose}, ${form.routeShort} ${schedule.often}, by us since ${since}.`,
  lastDose: ({ form }: HowTaken, day: string) => `The ${form.lastDose} they reported to us was on ${day}.`,
  noLastDose: ({ form }: HowTaken) => `Please ask when they ${form.lastTook}.`,
  planned: 'They have told us that an operation or examination under an anaesthetic or sedation is planned.',
  ask: [
    'This medicine slows the stomach. Food or fluid can remain after the usual time of fasting, and aspiration has been reported under general anaesthesia and deep sedation (MHRA, January 2025).',
    'Please take this into account when you assess the patient and plan the airway.',
    'Whether the medicine is continued or stopped beforehand is for your team to decide with the patient. We have not advised either.',
  ],
  reach: `Questions? Call ${brand.phone.display}, ${brand.supportHours}.`,
} as const
