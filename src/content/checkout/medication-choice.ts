import { brand } from '../brand.ts'
import type { HowTaken } from '../medicines/forms.ts'
import { inWords } from '../numbers.ts'

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
  payOnlyIf: 'A clinician reviews your answers first. You pay only if they approve.',
  expect: {
    heading: 'What to expect',
    lead: (weeks: number) =>
      `Your dose rises gently, about every ${inWords(weeks)} weeks, and only if it suits you. A clinician agrees every step with you.`,
    caption: (name: string, { form }: HowTaken) => `${name}: the price of each dose, one ${form.pack} at a time`,
    columns: { weeks: 'Weeks', dose: 'Dose', price: 'Price' },
    packHolds: ({ form, schedule }: HowTaken, doses: number) =>
      `A ${form.pack} holds ${doses} doses, one for each ${schedule.period}.`,
    /** How the figures on the page hang together. */
    firstMonth: (price: string, discount: string, total: string) =>
      `Your first month: ${price} less the ${discount} discount, so you pay ${total}.`,
    less: (less: string, shown: string) => `That is ${less} less than the ${shown} above.`,
    prices: 'After that you pay the price of your dose, as listed here.',
  },
  loss: {
    heading: (name: string) => `Weight loss with ${name}`,
    start: 'Weight at the start',
    upTo: 'Up to',
    note: 'Only the end of the line is a real figure. The rest is drawn, not measured, and it is different for everyone. You may lose less.',
  },
  keyPoints: (name: string) => `${name} in three points`,
  questions: 'Questions people ask',
} as const

/** For somebody whose answers do not lead here yet, or not any more. */
export const assessmentNotes = {
  notStarted: {
    title: 'You have not started the assessment.',
    text: 'Compare first, if you like. Before you can order, a clinician needs to know about your health.',
    link: 'Start the assessment',
  },
  unanswered: {
    title: 'Your assessment is not finished yet.',
    text: 'Look around as long as you like. A clinician needs every answer before they can decide.',
    link: 'Answer the missing question',
  },
  notEligible: {
    title: 'We may not be the right service for you just now.',
    text: 'One of your answers means that other care would be safer, so we could not accept an order.',
    link: 'See why, and what you can do',
  },
  stopped: { link: 'Look at that answer again' },
} as const
