import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { CardRequestReason } from '#domain/orders/card-request.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Order } from './orders.ts'
import { cardRequests } from './tables.ts'

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
