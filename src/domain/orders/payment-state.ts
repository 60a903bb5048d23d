import type { OrderState } from './order-states.ts'

/** Nobody has paid yet, and somebody still can. */
export const isPayable = (state: OrderState): boolean => state === 'draft' || state === 'awaiting payment'

/** The patient has done their part: the card was authorised or charged, whatever happened afterwards. */
export const isPaid = (state: OrderState): boolean =>
  state === 'awaiting review' || state === 'approved' || state === 'paid' || state === 'refunded'
