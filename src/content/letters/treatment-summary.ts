import { brand } from '../brand.ts'
import type { HowTaken } from '../medicines/forms.ts'
import { inWords } from '../numbers.ts'

interface Treated extends HowTaken {
  readonly medicine: string
  readonly dose: string
}

/** For the patient: what they take, why, and what to do when something is wrong. */
export const summaryWords = {
  greeting: (name: string) => `Dear ${name},`,
  titles: {
    started: 'Your treatment begins',
    'dose changed': 'Your dose has changed',
    'medicine changed': 'Your medicine has changed',
    continued: 'Your treatment goes on',
    paused: 'Your treatment is paused',
    resumed: 'Your treatment goes on again',
    stopped: 'Your treatment has ended',
  },
  headings: {
    ask: 'What to do now',
    treatment: 'Your treatment',
    checked: 'What we checked',
    signs: 'Signs that cannot wait',
    consent: 'Your GP',
  },
  ask: {
    started: ({ dose, form, schedule }: Treated) =>
      `When your ${form.pack} has come, ${form.take} ${dose} ${schedule.often}, ${schedule.usualTime}, as your instructions say.`,
    'dose changed': ({ dose, form, schedule }: Treated) =>
      `Your dose is now ${dose} ${schedule.often}. Begin with it when you open the new ${form.pack}, not sooner.`,
    'medicine changed': ({ medicine, dose, schedule }: Treated, before: string) =>
      `You change from ${before} to ${medicine}, ${dose} ${schedule.often}. Never take both.`,
    continued: ({ dose, schedule }: Treated) => `Go on with ${dose} ${schedule.often}, ${schedule.usualTime}.`,
    paused: () => 'Take no more of it until we have told you that it goes on.',
    resumed: () =>
      'Your treatment goes on. Take the next dose only as we agreed with you: after a gap it may be lower.',
    stopped: ({ form }: Treated) =>
      `Your treatment with us has ended. Take no more of it, and bring ${form.packs} you have left to a pharmacy.`,
    pill: (weeks: number) =>
      `If you take the contraceptive pill, use a condom as well for ${inWords(weeks)} weeks after you start and after each higher dose, or a method that is not taken by mouth. If you vomit or have severe diarrhoea, follow the advice for missed pills.`,
    show: 'Show this page to anybody who treats you or gives you a medicine: a doctor, a dentist, a pharmacist.',
    reach: `Questions? Write to us in your account, or call ${brand.phone.display}, ${brand.supportHours}.`,
  },
  treatment: {
    medicine: ({ medicine, dose, schedule }: Treated) => `Medicine: ${medicine}, ${dose} ${schedule.often}`,
    before: (medicine: string, dose: string, { often }: HowTaken['schedule']) =>
      `Before: ${medicine}, ${dose} ${often}`,
    prescribed: (day: string) => `Prescribed: ${day}`,
    instructions: (instructions: string) => `Instructions: ${instructions}`,
    inUse: (days: number, { form }: HowTaken) =>
      `Each ${form.pack}: use within ${days} days of its ${form.firstDose}, then throw it away`,
    began: (day: string) => `Began: ${day}`,
    changed: {
      paused: (day: string) => `Paused on: ${day}`,
      resumed: (day: string) => `Taken up again on: ${day}`,
      stopped: (day: string) => `Ended on: ${day}`,
    },
    pausedUntil: (day: string) => `Paused until: ${day}`,
    inHand: (day: string, { form }: HowTaken) => `Your last ${form.pack} was for the days until: ${day}`,
    followed: (day: string) => `We stay in touch until: ${day}, with a question about your weight once a month`,
  },
  checked: {
    identity: (day: string) => `Who you are, on ${day}`,
    measured: (day: string, how: string, kg: string, cm: string, bmi: string) =>
      `Your weight (${kg} kg) and height (${cm} cm, BMI ${bmi}), seen by ${how} on ${day}`,
    told: 'What you told us about your health, your medicines and your allergies',
    contact: {
      thread: 'What we wrote to each other',
      call: 'What we spoke about',
      video: 'What we spoke about by video',
    },
  },
  gp: {
    told: (practice: string) =>
      `We write to ${practice} as well, because you agreed to it. You find that letter here too.`,
    unchanged: 'Nothing has changed, so we do not write to your GP this time.',
    notTold: 'We do not write to your GP. If you see a doctor, please show them this page.',
  },
} as const
