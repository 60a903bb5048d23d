import { brand } from '../brand.ts'
import type { HowTaken } from '../medicines/forms.ts'

interface Treated extends HowTaken {
  readonly medicine: string
  readonly dose: string
}

/** For the anaesthetic or sedation team. It never says whether to stop or continue the medicine: that is for them to decide. */
export const anaesthetistLetterWords = {
  title: 'For your anaesthetist',
  to: 'The anaesthetist, or the team giving sedation',
  greeting: 'Dear colleague,',
  headings: { treatment: 'Current treatment', ask: 'Action for you' },
  born: (day: string) => `Date of birth: ${day}`,
  treatment: ({ medicine, dose, form, schedule }: Treated, since: string) =>
    `We have prescribed this patient ${medicine} ${dose}, ${form.routeShort} ${schedule.often}, since ${since}.`,
  lastDose: ({ form }: HowTaken, day: string) => `The ${form.lastDose} the patient reported to us was on ${day}.`,
  noLastDose: ({ form }: HowTaken) =>
    `We have no record of the last dose. Please ask the patient when they ${form.lastTook}.`,
  planned: 'The patient reports that a procedure under anaesthetic or sedation is planned.',
  ask: [
    'This medicine delays gastric emptying. Stomach contents may remain despite standard fasting, and pulmonary aspiration has been reported during general anaesthesia and deep sedation (MHRA, January 2025).',
    'Please consider this in your pre-operative assessment and airway plan.',
    'Whether to continue or stop the medicine beforehand is for your team to decide with the patient. We have not advised the patient either way.',
  ],
  reach: `Questions? Call ${brand.phone.display}, ${brand.supportHours}.`,
} as const
