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

/** Requests another authorisation, in the transaction that decides it. */
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

/** The order has ended: the request is void. The job releases what was begun. */
export const endRequests = (tx: Orm, orderId: string, now: Instant) =>
  tx
    .update(cardRequests)
    .set({ endedAt: new Date(now) })
    .where(and(eq(cardRequests.orderId, orderId), isOpenRequest))

/** The payment that answers a request from now on, in place of `before`. False: it is no longer requested. */
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
  // From now on the job asks the provider about it.
  if (bound)
    await tx
      .update(orders)
      .set({ updatedAt: new Date(now) })
      .where(eq(orders.id, orderId))
  return bound !== undefined
}

/** The new authorisation is the order's. */
export const answerRequest = async (tx: Orm, id: string, now: Instant): Promise<void> =>
  void (await tx
    .update(cardRequests)
    .set({ answeredAt: new Date(now) })
    .where(eq(cardRequests.id, id)))

/** The authorisation left over, the earlier or the new one, is released: nothing is left to do. */
export const settleRequest = async (tx: Orm, id: string, now: Instant): Promise<void> =>
  void (await tx
    .update(cardRequests)
    .set({ settledAt: new Date(now) })
    .where(eq(cardRequests.id, id)))
