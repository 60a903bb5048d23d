import { placing } from '#content/checkout/checkout.ts'

export const holdWords = {
  left: (time: string) => `${time} left`,
  kept: (left: string) => `We are holding this time for you for another ${left}`,
  /** For screen readers, at whole minutes only. */
  minutesLeft: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
  extended: 'You are paying, so we are holding the time for you a little longer.',
  expired: {
    title: 'Your time was released',
    text: 'We held it for as long as we could. It may still be free: please choose again. Everything you typed is saved.',
    /** `when` as it is written: Monday 16 March 2026, 10:00 GMT. */
    held: (when: string) => `We held ${when} for you. It may still be free. Everything you typed is saved.`,
    link: 'Choose a time',
    another: 'Choose another time',
  },
  again: {
    button: 'Keep this time again',
    busy: 'One moment...',
    done: 'The time is yours again',
    locked:
      'Keep this time again to carry on with the card details you typed. We’re no longer holding it, and nothing has been taken.',
    payFirst: 'Keep your time again, or choose another, before you pay.',
  },
  /** Stands below the time that is left. */
  whatThen: 'After that, other people can book it, and you’ll need to choose again. Everything you typed is saved.',
  none: {
    title: 'Choose a time first',
    text: 'Choose a time, then carry on here. Everything you typed is saved.',
    link: 'Choose a time',
  },
  carryOn: 'Carry on with this time',
  yours: 'This time is yours for now',
  giveUp: 'Choose another time',
  givingUp: 'One moment...',
} as const

export const bookedWords = {
  toast: (reference: string | null) => ({
    title: 'Your appointment is booked',
    description: `${reference ? `Your reference is ${reference}. ` : ''}We’ve emailed you a confirmation for your calendar.`,
  }),
  /** Of bookings whose money had been taken before the time was asked for again. */
  lost: (amount: string) =>
    `Please choose another time. Your payment arrived after someone else had booked this one. We’ve refunded ${amount} to your card; your bank may take up to 10 days to show it.`,
  /** Nothing was taken. */
  notTaken: {
    'time gone':
      'Please choose another time. Someone else booked this one before your payment went through. Nothing was taken from your card: if your bank shows the amount as pending, it will clear by itself.',
    'card refused':
      'Please choose a time again and try another card. Your bank refused the payment, so the time has been released. Nothing was taken from your card.',
    'ruled out': placing.endedByAnswers,
  },
} as const
