import { brand } from '../brand.ts'
import type { HowTaken } from '../medicines/forms.ts'
import { capital, inWords } from '../numbers.ts'

export const medicationChoice = {
  title: 'Choose your treatment',
  description: `Compare the two weight-loss medications ${brand.name} offers, with every dose and every price. A clinician decides.`,
  heading: ['Choose your', 'treatment'],
  lead: 'A clinician reviews your answers and sets the right dose. You pay only if they approve.',
  back: 'Back to Questionnaire',
  told: (medication: string, dose: string) => `You told us: ${medication} ${dose}`,
  learnMore: 'Learn More',
  was: 'was',
  firstMonth: 'first month',
  /** How the total comes about, on the card itself. */
  sum: (list: string, discount: string, total: string) => `${list} − ${discount} discount = ${total} to pay`,
  sumLess: (less: string) => `(${less} less than shown here)`,
  upTo: (percentage: number) => `Up to ${percentage}% weight loss.`,
  chosen: (name: string) => `${name} chosen. The doses, prices and key points are now for ${name}.`,
  choose: (name: string) => `Choose ${name}`,
  continueWith: (name: string) => `Continue with ${name}`,
  payOnlyIf: 'You pay only if a clinician approves.',
  expect: {
    heading: 'What to expect',
    lead: (weeks: number) =>
      `Your dose goes up gradually, about every ${inWords(weeks)} weeks, and only if it suits you. A clinician agrees each step with you.`,
    caption: (name: string, { form }: HowTaken) => `${name}: the price of each dose, one ${form.pack} at a time`,
    columns: { weeks: 'Weeks', dose: 'Dose', price: 'Price' },
    packHolds: ({ form, schedule }: HowTaken, doses: number) =>
      `A ${form.pack} holds ${doses} doses, one for each ${schedule.period}.`,
    /** How the figures on the page relate to each other. */
    firstMonth: (price: string, discount: string, total: string) =>
      `Your first month: ${price} less the ${discount} discount, so you pay ${total}.`,
    less: (less: string, shown: string) => `That is ${less} less than the ${shown} above.`,
    prices: 'After that you pay the price of your dose, as listed here.',
  },
  compare: {
    heading: 'Compare the two',
    lead: 'Both are injections you give yourself. A clinician checks which is safe for you.',
    caption: (names: string) => `${names} side by side`,
    substance: 'Active ingredient',
    hormones: {
      label: 'How it works',
      value: (count: number) => `Acts like ${inWords(count)} gut ${count === 1 ? 'hormone' : 'hormones'}`,
    },
    taken: {
      label: 'How you take it',
      value: ({ form, schedule }: HowTaken) => `You ${form.take} it ${schedule.often}`,
    },
    loss: { label: 'Weight loss in trials', value: (percentage: number) => `Up to ${percentage}%` },
    firstMonth: {
      label: 'First month',
      value: (total: string, list: string, discount: string) => `${total} to pay: ${list} less ${discount}`,
    },
    later: { label: 'Each month after that', value: (from: string, to: string) => `${from} to ${to}, by dose` },
    doses: {
      label: 'Doses',
      value: (steps: number, lowest: string, highest: string) =>
        `${capital(inWords(steps))} steps, from ${lowest} to ${highest}`,
    },
    pill: {
      label: 'If you take the contraceptive pill',
      weakened: 'It can make the pill work less well, so you need extra contraception at times',
      asBefore: 'It isn’t known to make the pill work less well',
    },
    baby: {
      label: 'Before trying for a baby',
      value: (months: number) => `Stop ${inWords(months)} ${months === 1 ? 'month' : 'months'} before`,
    },
  },
  loss: {
    heading: (name: string) => `Weight loss with ${name}`,
    start: 'Weight at the start',
    upTo: 'Up to',
    note: 'Only the end of the line is a real figure. The rest is an illustration, and everyone is different. You may lose less.',
  },
  keyPoints: (name: string) => `${name} in three points`,
  questions: 'Questions people ask',
} as const

/** For a visitor whose answers do not lead here yet, or no longer do. */
export const assessmentNotes = {
  notStarted: {
    title: 'You have not started the assessment.',
    text: 'Compare first, if you like. Before you can order, a clinician needs to know about your health.',
    link: 'Start the assessment',
  },
  unanswered: {
    title: 'Your assessment is not finished yet.',
    text: 'Look around for as long as you like. A clinician needs all your answers before they can decide.',
    link: 'Answer the missing question',
  },
  notEligible: {
    title: 'We may not be the right service for you just now.',
    text: 'One of your answers means that other care would be safer, so we can’t accept an order.',
    link: 'See why, and what you can do',
  },
  stopped: { link: 'Look at that answer again' },
} as const
