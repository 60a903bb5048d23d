import type { OrderKind } from '#domain/orders/kinds.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'

/** What is being paid for. */
export interface PayableOrder {
  /** Which page takes the payment up again. */
  readonly kind: 'order' | 'booking' | 'card request' | 'post' | 'follow-up' | 'repeat'
  readonly paymentId: string
  /** As the form that placed it knew them. */
  readonly uniqueId: string | null
  readonly phone: string | null
  readonly item: string
  readonly totalPence: number
}

/** What kind of order each page places. */
export const orderKindOf = {
  order: 'medication',
  booking: 'appointment',
  'card request': 'medication',
  post: 'posted prescription',
  'follow-up': 'follow-up',
  repeat: 'repeat',
} as const satisfies Readonly<Record<PayableOrder['kind'], OrderKind>>

/** A card that was sent to the provider, and whose outcome this browser may not know. No card is in it. */
export interface PendingPayment {
  readonly order: PayableOrder
  readonly paymentIntentId: string
  readonly orderId: string
  /** The provider said yes; only our own record is outstanding. */
  readonly isConfirmed: boolean
}

const key = 'pending_payment'

/** Written before the card is sent: whatever happens to this page, the next one asks before anybody pays again. */
export const savePending = (pending: PendingPayment): void => deviceStorage.setItem(key, JSON.stringify(pending))

export const forgetPending = (): void => deviceStorage.removeItem(key)

/** The one of this kind: a page does not take up what another has begun. */
export function pendingPayment(kind: PayableOrder['kind']): PendingPayment | null {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(key) ?? 'null')
    return isPending(kept) && kept.order.kind === kind ? kept : null
  } catch {
    return null
  }
}

/** The one of this order, where a card was sent for it: what came of that is to be found out first. */
export function pendingFor(kind: PayableOrder['kind'], orderId: string | null): PendingPayment | null {
  const kept = pendingPayment(kind)
  return kept?.orderId === orderId ? kept : null
}

const isPending = (kept: unknown): kept is PendingPayment => {
  const { order, paymentIntentId, orderId } = Object(kept) as Partial<PendingPayment>
  return [order?.paymentId, order?.item, paymentIntentId, orderId].every((value) => typeof value === 'string')
}
