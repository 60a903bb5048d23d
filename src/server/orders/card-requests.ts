import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { CardRequestReason } from '#domain/orders/card-request.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Order } from './orders.ts'
import { cardRequests, orders } from './tables.ts'

export type CardRequest = typeof cardRequests.$inferSelect

export const isOpenRequest = and(isNull(cardRequests.answeredAt), isNull(cardRequests.endedAt))

interface Asked {
  readonly why: CardRequestReason
  readonly amountPence: number
  readonly now: Instant
}

/** Asks for another hold, in the transaction that decides it. */
export async function askForCard(tx: Orm, order: Order, { why, amountPence, now }: Asked): Promise<void> {
  if (order.paymentIntent === null) throw new Error('Another hold is asked for where there was none.')
  await tx.insert(cardRequests).values({
    id: randomUUID(),
    orderId: order.id,
    why,
    amountPence,
    wasPence: order.amountPence,
    replaces: order.paymentIntent,
    askedAt: new Date(now),
  })
}

export async function openRequestOf(tx: Orm, orderId: string): Promise<CardRequest | null> {
  const [open] = await tx
    .select()
    .from(cardRequests)
    .where(and(eq(cardRequests.orderId, orderId), isOpenRequest))
  return open ?? null
}

/** The order has ended: nobody is asked any more. What was begun is let go by the clock. */
export const endRequests = (tx: Orm, orderId: string, now: Instant) =>
  tx
    .update(cardRequests)
    .set({ endedAt: new Date(now) })
    .where(and(eq(cardRequests.orderId, orderId), isOpenRequest))

/** The payment by which a request is answered from now on, in place of `before`. False: it is not asked for any more. */
export async function bindRequest(
  tx: Orm,
  { id, orderId }: Pick<CardRequest, 'id' | 'orderId'>,
  {
    before,
    paymentIntent,
    now,
  }: { readonly before: string | null; readonly paymentIntent: string; readonly now: Instant },
): Promise<boolean> {
  const [bound] = await tx
    .update(cardRequests)
    .set({ paymentIntent })
    .where(
      and(
        eq(cardRequests.id, id),
        isOpenRequest,
        before === null ? isNull(cardRequests.paymentIntent) : eq(cardRequests.paymentIntent, before),
      ),
    )
    .returning({ id: cardRequests.id })
  // From now on the clock asks the provider what became of it.
  if (bound)
    await tx
      .update(orders)
      .set({ updatedAt: new Date(now) })
      .where(eq(orders.id, orderId))
  return bound !== undefined
}

/** The other hold is there. */
export const answerRequest = async (tx: Orm, id: string, now: Instant): Promise<void> =>
  void (await tx
    .update(cardRequests)
    .set({ answeredAt: new Date(now) })
    .where(eq(cardRequests.id, id)))

/** Whatever hold was left over is let go: nothing is to be done about it any more. */
export const settleRequest = async (tx: Orm, id: string, now: Instant): Promise<void> =>
  void (await tx
    .update(cardRequests)
    .set({ settledAt: new Date(now) })
    .where(eq(cardRequests.id, id)))
