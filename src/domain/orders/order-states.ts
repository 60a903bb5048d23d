import { dayMs } from '../calendar/durations.ts'
/** From a chosen medication or appointment to the end of the order (R-17: a medication is paid only if approved). */
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

/** Active: staff are working on it, or its goods are on their way. */
export const isUnderWay = (state: OrderState): boolean => state === 'awaiting review' || state === 'approved'

/**
 * `awaiting review`: the card is authorised and not charged. `approved`: charged. `paid`: an appointment, charged at
 * once; it stays so after a partial refund. `declined` and `expired`: released. An unpaid order expires too.
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

/** The deadline for a decision about an order whose card was authorised then. In milliseconds since 1970. */
export const authorisationEnds = (authorisedAt: number): number => authorisedAt + authorisationDays * dayMs

/** An order not paid for by then is closed. */
export const unpaidOrderDays = 7
