import { capital, counted, inWords } from '../numbers.ts'

const task = (count: number) => (count === 1 ? 'one short task' : `${inWords(count)} short tasks`)

/** What the home page shows first after a payment. It names no medicine, condition or result: others may see the screen. */
export const confirmationWords = {
  heading: {
    order: ['Thank you.', 'We have your order.'],
    appointment: ['Thank you.', 'You’re booked.'],
  },
  reference: 'Reference',
  held: (amount: string) => `${amount} is authorised, not charged. We charge your card only if your order is approved.`,
  paid: (amount: string) => `${amount} is paid. Your receipt is in your email.`,
  turns: { yours: 'Your turn', ours: 'Our turn' },
  following: 'What happens next',
  tasks: {
    title: (count: number, minutes: number) => `${capital(task(count))}, about ${counted(minutes, 'minute')}`,
    /** The hold on the card ends then. */
    by: (day: string) => `Please finish by ${day}, when the hold on your card ends.`,
    soon: 'Please start as soon as you can. Your order can’t go ahead until you’ve done this.',
  },
  reply: {
    title: 'One thing to do in your account',
    text: 'Open your account with the link in our email, or sign in. Your order can’t go ahead until you’ve done this.',
  },
  review: {
    title: 'A clinician reviews your order',
    within: (days: number) => `Within ${counted(inWords(days), 'working day')} of your last task.`,
    by: (when: string) => `By ${when}. There’s nothing you need to do.`,
    soon: 'There’s nothing you need to do.',
  },
  decided: {
    title: 'We email you either way',
    text: 'You pay only if your order is approved.',
  },
  onItsWay: { title: 'Your order is going ahead', text: 'We email you at every step.' },
  appointment: {
    whose: 'Your appointment',
    title: (when: string) => when,
    text: (minutes: number) => `${counted(minutes, 'minute')}, by video in your browser.`,
  },
  emailed: {
    title: 'We’ve emailed you the details',
    text: 'The link to join and a file for your calendar are in it.',
  },
  prepare: {
    title: 'Before your appointment',
    text: (days: number) =>
      `There’s a questionnaire in your account, so that your clinician can prepare. Please fill it in at least ${counted(inWords(days), 'day')} before.`,
  },
  move: {
    title: 'Need another time?',
    text: 'You can move or cancel it in your account. You’ll see what you’d get back first.',
  },
  start: 'Start the first task',
  startMinutes: (minutes: number) => `About ${counted(minutes, 'minute')}`,
  seeOrder: 'See your order',
  seeAppointment: 'See your appointment',
  openAccount: 'Open your account',
  /** The second part is for screen readers, which read it without its surroundings. */
  hide: ['Hide this', 'confirmation'],
  notHidden: 'We couldn’t hide this just now. Please try again.',
  failedHeading: 'Thank you',
  failed: 'Your payment went through, but we couldn’t load your confirmation just now. Your receipt is in your email.',
  tryAgain: 'Try again',
} as const
