import { brand } from '../brand.ts'
import type { HowTaken } from '../medicines/forms.ts'
import { inWords } from '../numbers.ts'

interface Treated extends HowTaken {
  readonly medicine: string
  readonly dose: string
  /** Supply is paused, and the patient continues with what they have. */
  readonly isInjecting: boolean
}

/** For the patient: what they take, why, and what to do if they have a problem. */
export const summaryWords = {
  greeting: (name: string) => `Dear ${name},`,
  titles: {
    started: 'Starting your treatment',
    'dose changed': 'Your dose has changed',
    'medicine changed': 'Your medicine has changed',
    continued: 'Your treatment continues',
    paused: 'Your treatment is paused',
    resumed: 'Your treatment has restarted',
    stopped: 'Your treatment has ended',
  },
  headings: {
    ask: 'What to do now',
    treatment: 'Your treatment',
    checked: 'What we checked',
    signs: 'When to get help straight away',
    consent: 'Your GP',
  },
  ask: {
    started: ({ dose, form, schedule }: Treated) =>
      `When your ${form.pack} arrives, ${form.take} ${dose} ${schedule.often}, ${schedule.usualTime}, as your instructions say.`,
    'dose changed': ({ dose, form, schedule }: Treated) =>
      `Your dose is now ${dose} ${schedule.often}. Start it when you open the new ${form.pack}, not before.`,
    'medicine changed': ({ medicine, dose, schedule }: Treated, before: string) =>
      `Change from ${before} to ${medicine}, ${dose} ${schedule.often}. Never take both.`,
    continued: ({ dose, schedule }: Treated) => `Carry on with ${dose} ${schedule.often}, ${schedule.usualTime}.`,
    paused: ({ isInjecting, dose, form, schedule }: Treated) =>
      isInjecting
        ? `Carry on with ${dose} ${schedule.often} from the ${form.pack} you have. We won’t send another while your treatment is paused.`
        : 'Don’t take any more while your treatment is paused. Before you start again, check your account: it says when, or what we need to ask you first.',
    resumed: () =>
      'Take your next dose only as we agreed with you. It may be lower than before, because you’ve had a break.',
    stopped: ({ form }: Treated) =>
      `Don’t take any more: your treatment with us has ended. Take any ${form.packs} you have left to a pharmacy.`,
    pill: (weeks: number) =>
      `If you take the contraceptive pill, use a condom as well for ${inWords(weeks)} weeks after you start and after each higher dose, or a method that is not taken by mouth. If you vomit or have severe diarrhoea, follow the advice for missed pills.`,
    show: 'Show this letter to anyone who treats you or gives you medicine, such as a doctor, a dentist or a pharmacist.',
    reach: `Questions? Message us in your account, or call ${brand.phone.display}, ${brand.supportHours}.`,
  },
  treatment: {
    medicine: ({ medicine, dose, schedule }: Treated) => `Medicine: ${medicine}, ${dose} ${schedule.often}`,
    before: (medicine: string, dose: string, { often }: HowTaken['schedule']) =>
      `Before: ${medicine}, ${dose} ${often}`,
    prescribed: (day: string) => `Prescribed: ${day}`,
    instructions: (instructions: string) => `Instructions: ${instructions}`,
    inUse: (days: number, { form }: HowTaken) =>
      `Each ${form.pack}: use within ${days} days of its ${form.firstDose}, then throw it away`,
    began: (day: string) => `Started: ${day}`,
    changed: {
      paused: (day: string) => `Paused on: ${day}`,
      resumed: (day: string) => `Restarted on: ${day}`,
      stopped: (day: string) => `Ended on: ${day}`,
    },
    pausedUntil: (day: string) => `Paused until: ${day}`,
    inHand: (day: string, { form }: HowTaken) => `Your last ${form.pack} was to last until: ${day}`,
    followed: (day: string) => `We’ll ask about your weight once a month until: ${day}`,
  },
  checked: {
    identity: (day: string) => `Your identity, on ${day}`,
    measured: (day: string, how: string, kg: string, cm: string, bmi: string) =>
      `Your weight (${kg} kg) and height (${cm} cm, BMI ${bmi}), recorded by ${how} on ${day}`,
    told: 'What you told us about your health, medicines and allergies',
    contact: {
      thread: 'Our messages with you',
      call: 'Our phone call with you',
      video: 'Our video call with you',
    },
  },
  gp: {
    told: (practice: string) =>
      `We’re also writing to ${practice}, because you agreed to it. You’ll find that letter in your account too.`,
    unchanged: 'Nothing has changed, so we aren’t writing to your GP this time.',
    notTold: 'We aren’t writing to your GP. If you see a doctor, please show them this letter.',
  },
} as const
