/** From a time that somebody picked to the end of its story. */
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
 * `released`: the hold ran out or was given up, or the money for it could not be taken. `rescheduled`: another booking took its place. `declined`: we could not
 * offer it. `DNA`: missed, or cancelled too late.
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

/** Nobody else can have the time while somebody's claim on it is in one of these. */
export const liveStates = ['held', 'booked'] as const satisfies readonly BookingState[]

/** What the record calls it (PO-05), or null where there is nothing to record: no booking yet, or another one has it. */
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
