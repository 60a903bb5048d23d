/** From choosing a time to the end of the booking. */
export const bookingStates = [
  'held',
  'released',
  'booked',
  'completed',
  'cancelled',
  'rescheduled',
  'declined',
  'DNA',
] as const

export type BookingState = (typeof bookingStates)[number]

/**
 * `released`: the hold expired, was given up, or could not be paid for. `rescheduled`: replaced by another booking.
 * `declined`: the clinic could not offer it. `DNA`: missed, or cancelled too late.
 */
const transitions: Readonly<Record<BookingState, readonly BookingState[]>> = {
  held: ['booked', 'released'],
  released: [],
  booked: ['completed', 'cancelled', 'rescheduled', 'declined', 'DNA', 'released'],
  completed: [],
  cancelled: [],
  rescheduled: [],
  declined: [],
  DNA: [],
}

export const canBecome = (from: BookingState, to: BookingState): boolean => transitions[from].includes(to)

/** In these states the time is blocked for others. */
export const liveStates = ['held', 'booked'] as const satisfies readonly BookingState[]

/** The outcome in the record (PO-05). Null: no booking yet, or another one replaced it. */
export const bookingOutcome: Readonly<Record<BookingState, 'accepted' | 'declined' | 'cancelled' | 'DNA' | null>> = {
  held: null,
  released: null,
  booked: 'accepted',
  completed: 'accepted',
  cancelled: 'cancelled',
  rescheduled: null,
  declined: 'declined',
  DNA: 'DNA',
}
