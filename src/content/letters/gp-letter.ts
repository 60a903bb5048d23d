import { brand } from '../brand.ts'
import type { HowTaken } from '../medicines/forms.ts'
import { inWords } from '../numbers.ts'

interface Treated extends HowTaken {
  /** With its substance: Mounjaro (tirzepatide). */
  readonly medicine: string
  /** As it is written: 2.5mg. */
  readonly dose: string
}

const reachUs = `${brand.phone.display} (${brand.supportHours})`

/** To a practice. The first thing it says is what we ask of them. */
export const gpLetterWords = {
  greeting: 'Dear colleague,',
  titles: {
    started: ({ medicine }: Treated) => `We have prescribed ${medicine}`,
    'dose changed': ({ medicine, dose, schedule }: Treated) =>
      `${medicine}: the dose is now ${dose} a ${schedule.period}`,
    'medicine changed': ({ medicine }: Treated) => `The medicine is now ${medicine}`,
    continued: ({ medicine }: Treated) => `${medicine} goes on unchanged`,
    paused: ({ medicine }: Treated) => `${medicine} is paused`,
    resumed: ({ medicine }: Treated) => `${medicine} is taken up again`,
    stopped: ({ medicine }: Treated) => `${medicine} has ended`,
  },
  headings: {
    ask: 'What we ask of you',
    treatment: 'The treatment',
    checked: 'What we checked',
    history: 'Contraindications and reactions reported to us',
    signs: 'What we told the patient cannot wait',
    consent: 'Consent',
  },
  ask: {
    started: ({ medicine, dose, schedule }: Treated) =>
      `Please record ${medicine} ${dose} ${schedule.often} as a medicine supplied by another provider, so that interactions are seen. You do not need to prescribe it.`,
    'dose changed': ({ medicine, dose, schedule }: Treated) =>
      `Please change the dose of ${medicine} in the record to ${dose} ${schedule.often}.`,
    'medicine changed': ({ medicine, dose, schedule }: Treated, before: string) =>
      `Please record ${medicine} ${dose} ${schedule.often} in place of ${before}, which is not to be taken beside it.`,
    continued: ({ medicine, dose, schedule }: Treated) =>
      `Nothing changes: ${medicine} ${dose} ${schedule.often} goes on.`,
    paused: ({ medicine }: Treated) =>
      `Please note in the record that ${medicine} is paused. We supply none until it is taken up again.`,
    resumed: ({ medicine }: Treated) => `Please note in the record that ${medicine} is taken up again.`,
    stopped: ({ medicine }: Treated) => `Please end ${medicine} in the record. We will supply no more of it.`,
    object: `If you know a reason why this patient should not have it, please call us: ${reachUs}.`,
    others:
      'It slows the emptying of the stomach and lowers blood sugar. Please review insulin, a sulfonylurea, warfarin or levothyroxine if you prescribe any of them. We change nothing that you prescribe.',
    othersAfter:
      'Please review medicines whose dose was changed because of it, above all insulin, a sulfonylurea, warfarin or levothyroxine.',
    pill: (weeks: number) =>
      `An oral contraceptive may not be absorbed well for ${inWords(weeks)} weeks after the start and after each rise in dose: another method, or a barrier method as well, is advised for that time.`,
  },
  treatment: {
    medicine: ({ medicine, dose, form, schedule }: Treated) =>
      `Medicine: ${medicine}, ${dose}, ${form.route} ${schedule.often}`,
    before: (medicine: string, dose: string, { often }: HowTaken['schedule']) =>
      `Before: ${medicine}, ${dose} ${often}`,
    prescribed: (day: string, { form }: HowTaken) =>
      `Prescribed: ${day}, privately, one ${form.pack} at a time after a check of how it goes`,
    instructions: (instructions: string) => `As written for the patient: ${instructions}`,
    began: (day: string) => `Began: ${day}`,
    changed: {
      paused: (day: string) => `Paused on: ${day}`,
      resumed: (day: string) => `Taken up again on: ${day}`,
      stopped: (day: string) => `Ended on: ${day}`,
    },
    pausedUntil: (day: string) => `Paused until: ${day}, then we decide anew`,
    inHand: (day: string) => `What we have supplied lasts until: ${day}`,
    followed: (day: string) => `We follow their weight until: ${day}, and supply nothing meanwhile`,
  },
  checked: {
    identity: (day: string) => `Identity, by document and a live picture, on ${day}`,
    measured: (day: string, how: string, kg: string, cm: string, bmi: string) =>
      `Weight ${kg} kg and height ${cm} cm (BMI ${bmi}), seen by ${how} on ${day}`,
    told: 'Medical history, other medicines and allergies, by questionnaire and a follow-up form',
    contact: {
      thread: 'An exchange of messages with the patient',
      call: 'A conversation with the patient',
      video: 'A video call with the patient',
    },
  },
  ways: {
    video: 'live video',
    in_person: 'a member of staff in person',
    clinical_record: 'the clinical record',
    letter: 'letter of another provider',
  },
  reported: (words: string, day: string) => `${words} (${day})`,
  signsLead: 'In these words, each with what to do:',
  consent: (name: string, day: string | null) =>
    `${name} agreed${day === null ? '' : ` on ${day}`} that we write to you, and has a copy of this letter.`,
} as const
