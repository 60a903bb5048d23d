import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { NotTaken } from '#domain/orders/not-taken.ts'
import type { Order } from '../../orders/orders.ts'
import { orderEvents } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { checkoutOf } from '../kinds/kinds.ts'

export type Completion =
  /** The order is paid by this intent: `isNew` if it was not until now. */
  | { readonly outcome: 'paid'; readonly reference: string; readonly isNew: boolean }
  /** It came to nothing: the card was let go. */
  | { readonly outcome: 'not taken'; readonly because: NotTaken }
  /** The provider had taken the money before what was ordered was found to be gone. All of it goes back. */
  | { readonly outcome: 'lost'; readonly refundedPence: number; readonly refundId: string | null }
  /** The card was authorised for nothing that is owed, and has been let go. */
  | { readonly outcome: 'released' }
  /** Nothing is authorised, or it is no business of ours. */
  | { readonly outcome: 'none' }

/** How an order is whose payment has been dealt with before. */
export async function statusOfPayment(tx: Orm, order: Order): Promise<Completion> {
  return (await checkoutOf(order).claiming?.isLost(tx, order))
    ? { outcome: 'lost', refundedPence: order.amountPence, refundId: null }
    : { outcome: 'paid', reference: order.reference, isNew: false }
}

/** Why it was closed although the card was authorised; null if it was for another reason. */
export async function notTakenBecause(tx: Orm, orderId: string): Promise<NotTaken | null> {
  const [event] = await tx
    .select({ reason: orderEvents.reason })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.toState, 'expired'), isNotNull(orderEvents.reason)))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return event?.reason ?? null
}
