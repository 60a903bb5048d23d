import type { OrderState } from './order-states.ts'

/** When the money of an authorised card is taken, and what an order is called on the way. */
export const captureModes = {
  /** the card stays authorised until a clinician has decided. */
  'on approval': { whenAuthorised: 'awaiting review', whenTaken: 'approved' },
  /** what was ordered is claimed, and then the money is taken. */
  'at once': { whenAuthorised: 'paid', whenTaken: 'paid' },
} as const satisfies Readonly<Record<string, { readonly whenAuthorised: OrderState; readonly whenTaken: OrderState }>>
