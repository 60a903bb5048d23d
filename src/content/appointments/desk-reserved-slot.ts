/** A time that a clinician reserves for a patient they have seen. Moments and amounts as they are written. */
export const keptTimeDeskWords = {
  heading: 'Follow-up',
  lead: (minutes: number, price: string) =>
    `Keep one of your free times for this patient: ${minutes} minutes for ${price}. They get an email, and it is booked once they have paid.`,
  until: (within: number, before: number) =>
    `They have ${within} hours to pay, and it is paid ${before} hours before it begins at the latest. Otherwise it is released, and you both hear of it.`,
  before: 'This follows an appointment that is recorded as attended.',
  noAccount: 'This person has not opened their account yet, so they could not pay. Ask them to use the link we sent.',
  already: 'A time is kept for this patient and waits to be paid for.',
  sentBefore: 'This was sent before, for another time. Open the appointment again.',
  day: 'Day',
  noTimes: 'No time of yours is free on this day.',
  holiday: (name: string) => `Closed: ${name}. No time of yours is free on this day.`,
  book: (when: string | null) => (when === null ? 'Keep a time' : `Keep ${when}`),
  choose: 'Choose a time first.',
  booking: 'Keeping it...',
  states: {
    waiting: (until: string) => `Waits to be paid for, until ${until}`,
    paid: () => 'Booked and paid for',
    unpaid: () => 'Released: it was not paid for in time',
    'let go': () => 'Released: the patient does not need it',
    withdrawn: () => 'Taken back',
  },
  open: 'Open it',
  withdraw: 'Take it back',
  withdrawSure: 'Yes, take it back',
  withdrawing: 'Taking it back...',
  back: 'Back',
  notWaiting: 'It has been paid for, is being paid for, or was released. Open the appointment again.',
  gone: 'This follow-up appointment could not be found.',
  list: 'Follow-ups',
  listWhat: 'Waiting to be paid for, or released in the last days.',
} as const
