/** A time that a clinician has reserved for a patient. Times and amounts come formatted. */
export const keptTimeWords = {
  label: 'Reserved for you',
  what: (clinician: string) => `${clinician} has reserved this time for you.`,
  price: (price: string, until: string) =>
    `Pay ${price} by ${until} to book it. After that the time is released, and you owe nothing.`,
  agreeFirst: 'Agree to the cancellation policy first.',
  pay: (price: string) => `Pay ${price}`,
  paying: 'One moment...',
  note: 'You pay now, and your time is booked.',
  paid: { title: 'Your appointment is booked', text: 'We have emailed you a confirmation for your calendar.' },
  letGo: {
    open: 'I don’t need it',
    title: 'Release this time?',
    keep: 'Keep it',
    confirm: 'Yes, release it',
    confirming: 'One moment...',
    money: 'You haven’t paid anything, and you owe nothing.',
    beside: 'Other patients can then book it. If you need an appointment later, message us.',
    done: { title: 'The time is released', text: 'You owe nothing.' },
  },
  gone: 'We could not find this appointment.',
  over: 'This time is no longer reserved for you, or it’s being paid for. Please check again in a minute.',
  consentChanged: 'Please read the points again. They’ve changed since you opened this page.',
  away: 'We couldn’t reach our card provider, so nothing has changed. Please try again.',
} as const
