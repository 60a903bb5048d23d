import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { NotTaken } from '#domain/orders/not-taken.ts'
import type { Order } from '../../orders/orders.ts'
import { orderEvents } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { checkoutOf } from '../kinds/kinds.ts'

export type Completion =
  /** The order is paid by this intent: `isNew` if it was unpaid until now. */
  | { readonly outcome: 'paid'; readonly reference: string; readonly isNew: boolean }
  /** It came to nothing: the card was released. */
  | { readonly outcome: 'not taken'; readonly because: NotTaken }
  /** The provider captured the money before we found the item gone. All of it is refunded. */
  | { readonly outcome: 'lost'; readonly refundedPence: number; readonly refundId: string | null }
  /** The card was authorised without anything owed, and has been released. */
  | { readonly outcome: 'released' }
  /** Nothing is authorised, or the payment is not ours. */
  | { readonly outcome: 'none' }

/** The result for an order whose payment was handled before. */
export async function statusOfPayment(tx: Orm, order: Order): Promise<Completion> {
  return (await checkoutOf(order).claiming?.isLost(tx, order))
    ? { outcome: 'lost', refundedPence: order.amountPence, refundId: null }
    : { outcome: 'paid', reference: order.reference, isNew: false }
}

/** Why it was closed although the card was authorised; null: for another reason. */
export async function notTakenBecause(tx: Orm, orderId: string): Promise<NotTaken | null> {
  const [event] = await tx
    .select({ reason: orderEvents.reason })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.toState, 'expired'), isNotNull(orderEvents.reason)))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return event?.reason ?? null
}
