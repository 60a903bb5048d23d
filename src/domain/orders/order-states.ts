import { dayMs } from '../calendar/durations.ts'
/** From a chosen medication or appointment to the end of its story (R-17: a medication is paid only if approved). */
export const orderStates = [
  'draft',
  'awaiting payment',
  'awaiting review',
  'approved',
  'paid',
  'declined',
  'expired',
  'refunded',
] as const

export type OrderState = (typeof orderStates)[number]

/** Somebody looks after it, or what it is of is on its way. */
export const isUnderWay = (state: OrderState): boolean => state === 'awaiting review' || state === 'approved'

/**
 * `awaiting review`: the card is authorised and nothing is taken. `approved`: captured. `paid`: an appointment,
 * captured at once; it stays so when a part is given back. `declined` and `expired`: released. An order nobody paid for
 * expires too.
 */
const transitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  draft: ['awaiting payment', 'expired'],
  'awaiting payment': ['awaiting review', 'paid', 'expired'],
  'awaiting review': ['approved', 'declined', 'expired'],
  approved: ['refunded'],
  paid: ['refunded'],
  declined: [],
  expired: [],
  refunded: [],
}

export const canBecome = (from: OrderState, to: OrderState): boolean => transitions[from].includes(to)

/** Cards hold an authorisation for about this long; then it is released. */
export const authorisationDays = 7

/** Until when a clinician decides about an order whose card was authorised then. In milliseconds since 1970. */
export const authorisationEnds = (authorisedAt: number): number => authorisedAt + authorisationDays * dayMs

/** An order nobody has paid for by then is closed. */
export const unpaidOrderDays = 7
