import type { OrderState } from './order-states.ts'

/** When an authorised card is charged, and the order's state until then. */
export const captureModes = {
  /** the card stays authorised until a clinician has decided. */
  'on approval': { whenAuthorised: 'awaiting review', whenTaken: 'approved' },
  /** the slot is claimed, and then the card is charged. */
  'at once': { whenAuthorised: 'paid', whenTaken: 'paid' },
} as const satisfies Readonly<Record<string, { readonly whenAuthorised: OrderState; readonly whenTaken: OrderState }>>
