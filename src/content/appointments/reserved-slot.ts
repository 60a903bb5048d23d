/** What is said of a time that a clinician has kept for somebody. Moments and amounts as they are written. */
export const keptTimeWords = {
  label: 'Kept for you',
  what: (clinician: string) => `${clinician} has kept this time for you.`,
  price: (price: string, until: string) =>
    `Pay ${price} by ${until}, and it is yours. After that it is released, and you owe nothing.`,
  agreeFirst: 'Agree to the cancellation policy first.',
  pay: (price: string) => `Pay ${price}`,
  paying: 'One moment...',
  note: 'The payment is taken now, and the time is booked.',
  paid: { title: 'Your appointment is booked', text: 'We have emailed you a confirmation for your calendar.' },
  letGo: {
    open: 'I do not need it',
    title: 'Let this time go?',
    keep: 'Keep it',
    confirm: 'Yes, let it go',
    confirming: 'One moment...',
    money: 'You have paid nothing, and you owe nothing.',
    beside: 'Somebody else can have it then. If you need to be seen later, write to us.',
    done: { title: 'The time is released', text: 'You owe nothing.' },
  },
  gone: 'We could not find this appointment.',
  over: 'This time is no longer kept for you, or it is being paid for. Please look again in a minute.',
  consentChanged: 'What you agree to has changed since this page was opened. Please read it again.',
  away: 'We could not reach the card provider, so nothing was changed. Please try again.',
} as const
