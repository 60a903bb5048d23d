/** A time that a clinician reserves for a patient they have seen. Moments and amounts as they are written. */
export const keptTimeDeskWords = {
  heading: 'Follow-up',
  lead: (minutes: number, price: string) =>
    `Reserve one of your free times for this patient: ${minutes} minutes for ${price}. They get an email, and it is booked once they have paid.`,
  until: (within: number, before: number) =>
    `They have ${within} hours to pay, and must pay at least ${before} hours before it begins. Otherwise it is released, and you are both told.`,
  before: 'Available once this appointment is recorded as attended.',
  noAccount: 'This person has not opened their account yet, so they could not pay. Ask them to use the link we sent.',
  already: 'A time is already reserved for this patient and awaiting payment.',
  sentBefore: 'This was sent before, for another time. Open the appointment again.',
  day: 'Day',
  noTimes: 'No time of yours is free on this day.',
  holiday: (name: string) => `Closed: ${name}. No time of yours is free on this day.`,
  book: (when: string | null) => (when === null ? 'Reserve a time' : `Reserve ${when}`),
  choose: 'Choose a time first.',
  booking: 'Reserving it...',
  states: {
    waiting: (until: string) => `Awaiting payment until ${until}`,
    paid: () => 'Booked and paid',
    unpaid: () => 'Released: not paid in time',
    'let go': () => 'Released by the patient',
    withdrawn: () => 'Withdrawn',
  },
  open: 'Open it',
  withdraw: 'Withdraw',
  withdrawSure: 'Yes, withdraw it',
  withdrawing: 'Withdrawing...',
  back: 'Back',
  notWaiting: 'It has been paid for, is being paid for, or was released. Open the appointment again.',
  gone: 'This follow-up appointment could not be found.',
  list: 'Follow-ups',
  listWhat: 'Awaiting payment, or released in the last few days.',
} as const
