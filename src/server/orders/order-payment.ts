import { and, eq, isNull } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../platform/database/database.ts'
import type { CardIntent } from '../platform/gateways/cards/cards.ts'
import { moveOrder, type Order } from './orders.ts'
import { placedPence } from './review.ts'
import { orders } from './tables.ts'

/** The payment that pays for an order from now on. False: the order has changed. */
export async function bindPayment(tx: Orm, order: Order, paymentIntent: string, now: Instant): Promise<boolean> {
  const [bound] = await tx
    .update(orders)
    .set({ paymentIntent, updatedAt: new Date(now) })
    .where(
      and(
        eq(orders.id, order.id),
        eq(orders.amountPence, order.amountPence),
        eq(orders.state, order.state),
        order.paymentIntent === null ? isNull(orders.paymentIntent) : eq(orders.paymentIntent, order.paymentIntent),
      ),
    )
    .returning()
  if (bound?.state === 'draft') await moveOrder(tx, bound, { to: 'awaiting payment', by: 'patient', now })
  return bound !== undefined
}

/** The card is authorised, and not charged yet. */
export async function recordAuthorised(tx: Orm, orderId: string, now: Instant): Promise<void> {
  const at = new Date(now)
  await tx.update(orders).set({ authorisedAt: at, updatedAt: at }).where(eq(orders.id, orderId))
}

/** Replaces the earlier authorisation. Returns the order afterwards. */
export async function replaceHold(tx: Orm, order: Order, intent: CardIntent, now: Instant): Promise<Order> {
  const at = new Date(now)
  const [held] = await tx
    .update(orders)
    .set({
      paymentIntent: intent.id,
      amountPence: intent.amountPence,
      placedPence: placedPence(order),
      authorisedAt: at,
      updatedAt: at,
    })
    .where(eq(orders.id, order.id))
    .returning()
  return held ?? order
}
