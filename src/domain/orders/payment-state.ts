import type { OrderState } from './order-states.ts'

/** Not paid yet, and still payable. */
export const payableStates: readonly OrderState[] = ['draft', 'awaiting payment']

export const isPayable = (state: OrderState): boolean => payableStates.includes(state)

/** The patient has done their part: the card was authorised or charged, whatever happened afterwards. */
export const isPaid = (state: OrderState): boolean =>
  state === 'awaiting review' || state === 'approved' || state === 'paid' || state === 'refunded'
