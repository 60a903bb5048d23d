import { brand } from '../brand.ts'
import type { HowTaken } from '../medicines/forms.ts'
import { inWords } from '../numbers.ts'

interface Treated extends HowTaken {
  /** With its substance: Mounjaro (tirzepatide). */
  readonly medicine: string
  /** As it is written: 2.5mg. */
  readonly dose: string
  /** Supply is paused, and the patient continues with what they have. */
  readonly isInjecting: boolean
}

const reachUs = `${brand.phone.display} (${brand.supportHours})`

/** To a practice. It begins with what the practice is asked to do. */
export const gpLetterWords = {
  greeting: 'Dear colleague,',
  titles: {
    started: ({ medicine }: Treated) => `${medicine} prescribed`,
    'dose changed': ({ medicine, dose, schedule }: Treated) =>
      `${medicine}: dose changed to ${dose} a ${schedule.period}`,
    'medicine changed': ({ medicine }: Treated) => `Medicine changed to ${medicine}`,
    continued: ({ medicine }: Treated) => `${medicine} continued unchanged`,
    paused: ({ medicine }: Treated) => `${medicine} paused`,
    resumed: ({ medicine }: Treated) => `${medicine} restarted`,
    stopped: ({ medicine }: Treated) => `${medicine} stopped`,
  },
  headings: {
    ask: 'Action for the practice',
    treatment: 'Treatment',
    checked: 'Checks made',
    history: 'Contraindications and adverse reactions reported to us',
    signs: 'Red-flag advice given to the patient',
    consent: 'Consent',
  },
  ask: {
    started: ({ medicine, dose, schedule }: Treated) =>
      `Please record ${medicine} ${dose} ${schedule.often} as a medicine supplied by another provider, so that interaction checks include it. You do not need to prescribe it.`,
    'dose changed': ({ medicine, dose, schedule }: Treated) =>
      `Please update the dose of ${medicine} in the record to ${dose} ${schedule.often}.`,
    'medicine changed': ({ medicine, dose, schedule }: Treated, before: string) =>
      `Please record ${medicine} ${dose} ${schedule.often} in place of ${before}. The two must not be taken together.`,
    continued: ({ medicine, dose, schedule }: Treated) =>
      `No action needed: ${medicine} ${dose} ${schedule.often} continues unchanged.`,
    paused: ({ medicine, isInjecting, form }: Treated) =>
      isInjecting
        ? `Please note in the record that we have paused the supply of ${medicine}. The patient continues with the ${form.pack} they have.`
        : `Please note in the record that ${medicine} is paused. We will not supply it until it is restarted.`,
    resumed: ({ medicine }: Treated) => `Please note in the record that ${medicine} has been restarted.`,
    stopped: ({ medicine }: Treated) => `Please record that ${medicine} has been stopped. We will not supply any more.`,
    object: `If you know of any reason why this patient should not take it, please call us: ${reachUs}.`,
    others:
      'It delays gastric emptying and lowers blood glucose. Please review insulin, a sulfonylurea, warfarin or levothyroxine if you prescribe any of them. We do not change medicines you prescribe.',
    othersAfter:
      'Please review any medicine whose dose was changed because of it, in particular insulin, a sulfonylurea, warfarin or levothyroxine.',
    pill: (weeks: number) =>
      `Absorption of oral contraceptives may be reduced for ${inWords(weeks)} weeks after starting and after each dose increase. We advise a non-oral method, or adding a barrier method, for that time.`,
  },
  treatment: {
    medicine: ({ medicine, dose, form, schedule }: Treated) =>
      `Medicine: ${medicine}, ${dose}, ${form.route} ${schedule.often}`,
    before: (medicine: string, dose: string, { often }: HowTaken['schedule']) =>
      `Before: ${medicine}, ${dose} ${often}`,
    prescribed: (day: string, { form }: HowTaken) =>
      `Prescribed: ${day}, privately, one ${form.pack} at a time, each after a check-in`,
    instructions: (instructions: string) => `Directions given to the patient: ${instructions}`,
    began: (day: string) => `Started: ${day}`,
    changed: {
      paused: (day: string) => `Paused: ${day}`,
      resumed: (day: string) => `Restarted: ${day}`,
      stopped: (day: string) => `Stopped: ${day}`,
    },
    pausedUntil: (day: string) => `Paused until: ${day}`,
    inHand: (day: string) => `Supply lasts until: ${day}`,
    followed: (day: string) => `Weight follow-up until: ${day}, without supply`,
  },
  checked: {
    identity: (day: string) => `Identity verified by document and live photo on ${day}`,
    measured: (day: string, how: string, kg: string, cm: string, bmi: string) =>
      `Weight ${kg} kg and height ${cm} cm (BMI ${bmi}), recorded by ${how} on ${day}`,
    told: 'Medical history, other medicines and allergies, by questionnaire and medical history form',
    contact: {
      thread: 'Two-way messages with the patient',
      call: 'Telephone call with the patient',
      video: 'Video call with the patient',
    },
  },
  ways: {
    video: 'a member of our team by live video',
    in_person: 'a member of our team in person',
    clinical_record: 'another provider, in the clinical record',
    letter: 'another provider, in a letter',
  },
  reported: (words: string, day: string) => `${words} (${day})`,
  signsLead: 'We told the patient to get help for any of these:',
  consent: (name: string, day: string | null) =>
    `${name} consented${day === null ? '' : ` on ${day}`} to us writing to you, and has a copy of this letter.`,
} as const
