import { brand } from '../brand.ts'

/** Never broken at the end of a line. */
const phone = brand.phone.display.replaceAll(' ', '\u00a0')

/** The page of what was paid for in this visit, without signing in. */
export const yourOrder = {
  title: 'Your order',
  description: 'What you have ordered or booked here, what happens next, and your receipt.',
  heading: ['Your', 'order'],
  headingOfAppointment: ['Your', 'appointment'],
  headingOfSeveral: ['Your', 'orders'],
  loading: 'Loading your order...',
  noneHeading: ['There’s no order', 'to show here'],
  none: 'This page shows what was paid for in this browser. If you have ordered, your receipt is in your email, and your account has everything.',
  signIn: 'Sign in',
  start: 'Get started',
  failedHeading: ['We couldn’t load', 'your order'],
  next: 'What happens next',
  reviewedBy: (when: string) =>
    `A clinician will read your answers and decide by ${when}. We’ll email you either way. If nobody has decided by then, the hold on your card ends and you pay nothing.`,
  toAccount: 'Open your account',
  needed: {
    heading: 'What we need from you',
    nothing: 'Nothing for now. Please keep an eye on your email and your phone: the clinician may have a question.',
    list: 'What’s in the list above. A clinician will start your review as soon as it’s done.',
    inAccount: 'What your account asks for. Open it with the link in our email, or sign in.',
    none: 'Nothing.',
    wrong: (email: string) =>
      `We’ll email you at ${email}. If that address or the delivery address is wrong, call ${phone}, ${brand.supportHours}.`,
  },
  sentTo: 'Where we deliver',
  later: {
    heading: 'Later, or on another device',
    text: 'You can come back to this page in this browser for a while, unless you sign out. Your account always has it: the link is in our email.',
  },
} as const

/** A receipt, wherever it is shown. */
export const receiptLines = {
  heading: 'Receipt',
  reference: 'Reference',
  firstMonth: (name: string) => `${name}, first month`,
  nextPen: (name: string) => `${name}, one pen`,
  discount: 'First-month discount',
  delivery: 'Delivery',
  free: 'Free',
  total: 'Total',
  print: 'Print this page',
} as const

export const yourAppointment = {
  paid: 'Paid by card.',
  refunded: (amount: string) => `${amount} was refunded to your card. Your bank may take up to 10 days to show it.`,
  with: 'With',
  calendar: 'Add to your calendar',
  calendarFile: 'appointment.ics',
  join: {
    heading: 'How you will join',
    text: (email: string) =>
      `By video, from your phone, tablet or computer. The link is in our email to ${email}, in the calendar file and here. If you can’t get in, call us on ${phone}.`,
  },
  prepare: {
    heading: 'What to prepare',
    points: [
      'A quiet room in the UK or the Channel Islands where nobody can overhear you.',
      'A device with a camera and a microphone, charged, and a steady connection.',
      'The questionnaire in your account, filled in.',
      'A list of your medicines and of illnesses you have had. Old school reports help if you still have them.',
    ],
  },
  change: {
    heading: 'To move or cancel it',
    text: 'Use your account. It tells you what you’d get back before you decide.',
    link: 'Open your account',
  },
} as const
