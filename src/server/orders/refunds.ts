import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, sum } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import { kindOf, type MoneyBackReason } from '#domain/orders/kinds.ts'
import type { Orm, Statement } from '../database/database.ts'
import type { Services } from '../services.ts'
import { lockOrder } from './lock-order.ts'
import { sendSoon, type Writing } from './order-email.ts'
import { moveOrder, type Order } from './orders.ts'
import { orders, refunds } from './tables.ts'

export type Refund = typeof refunds.$inferSelect

/** What else is done when money has gone back, in the transaction in which that is written down. */
export type AfterRefund = (services: Writing, tx: Orm, refund: Refund, order: Order) => Promise<void>

interface NewRefund extends Pick<Refund, 'by'> {
  readonly reason: MoneyBackReason
  readonly appointmentId?: string
  /** What the policy says, where the kind of order asks it. */
  readonly byPolicyPence?: number
  /** Sealed for the order. */
  readonly note?: string
  readonly now: Instant
}

/**
 * Writes down that money is to go back, in the transaction of its reason, which holds the order. Its id, or null if
 * there is nothing to give.
 */
export async function oweRefund(tx: Orm, order: Order, given: NewRefund): Promise<string | null> {
  const { byPolicyPence, now, ...refund } = given
  const amountPence = refundOf(order, given)
  if (amountPence === 0) return null
  if (amountPence > order.amountPence - (await refundedOf(tx, order.id)))
    throw new Error('More is to go back than was taken.')
  const id = randomUUID()
  await tx.insert(refunds).values({ ...refund, id, orderId: order.id, amountPence, nextTryAt: new Date(now) })
  return id
}

function refundOf(order: Order, { reason, byPolicyPence }: NewRefund): number {
  const way = kindOf(order).moneyBack[reason]
  if (way === 'whole') return order.amountPence
  if (way === 'by policy' && byPolicyPence !== undefined) return byPolicyPence
  throw new Error(`The money of such an order is not refunded because it is ${reason}.`)
}

/** What has gone back of an order, or is on its way; or only what the provider has taken. */
async function refundedOf(tx: Orm, orderId: string, { isDone = false } = {}): Promise<number> {
  const [row] = await tx
    .select({ pence: sum(refunds.amountPence).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isDone ? isNotNull(refunds.doneAt) : undefined))
  return row?.pence ?? 0
}

/** What has gone back for each of these appointments, or is on its way. */
export async function refundedFor(orm: Orm, appointmentIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (appointmentIds.length === 0) return new Map()
  const rows = await orm
    .select({ id: refunds.appointmentId, pence: sum(refunds.amountPence).mapWith(Number) })
    .from(refunds)
    .where(inArray(refunds.appointmentId, [...appointmentIds]))
    .groupBy(refunds.appointmentId)
  return new Map(rows.flatMap(({ id, pence }) => (id === null ? [] : [[id, pence ?? 0]])))
}

/** The next try is moved away before the provider is asked, so that nobody else asks meanwhile. */
const claimDue: Statement = {
  name: 'claim_refund',
  text: `
    update refunds set attempts = attempts + 1,
      next_try_at = $2::timestamptz + least(interval '1 hour', interval '30 seconds' * 2 ^ least(attempts, 10))
    where id = (
      select id from refunds where done_at is null and next_try_at <= $2 and ($1::uuid is null or id = $1)
      order by next_try_at limit 1 for update skip locked
    ) returning id`,
}

/**
 * Gives money back that is owed: one refund, or the next that is due. False: there is none, or the provider has not
 * taken it; then it is tried again by the clock. The key makes sure that it goes back once.
 */
export async function giveBack(services: Services, refundId: string | null = null): Promise<boolean> {
  const { cards, database, log, now } = services
  const [claimed] = await database.query<{ id: string }>(claimDue, [refundId, new Date(now())])
  if (!claimed) return false
  const [due] = await database.run((orm) =>
    orm
      .select({
        orderId: orders.id,
        amountPence: refunds.amountPence,
        paymentIntent: orders.paymentIntent,
        reference: orders.reference,
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(eq(refunds.id, claimed.id)),
  )
  if (!due?.paymentIntent) throw new Error('A refund is owed for a payment that is not there.')
  try {
    await cards.refund(due.paymentIntent, due.amountPence, claimed.id)
  } catch (error) {
    log.error({ err: error, reference: due.reference }, 'a refund was not taken and is tried again')
    return false
  }
  await recordRefunded(services, due.orderId, claimed.id)
  return true
}

async function recordRefunded(services: Services, orderId: string, refundId: string): Promise<void> {
  const now = services.now()
  await services.database.run((orm) =>
    orm.transaction(async (tx) => {
      // The order first, as everywhere.
      const order = await lockOrder(tx, orderId)
      const [done] = await tx
        .update(refunds)
        .set({ doneAt: new Date(now) })
        .where(and(eq(refunds.id, refundId), isNull(refunds.doneAt)))
        .returning()
      if (!order || !done) return
      const isWhole = (await refundedOf(tx, orderId, { isDone: true })) >= order.amountPence
      const moved = isWhole && (await moveOrder(tx, order, { to: 'refunded', by: done.by, note: done.note, now }))
      // Said only when it is true.
      await services.afterRefund(services, tx, done, moved || order)
    }),
  )
  sendSoon(services)
}

/** Right after it was decided. Whether or not it succeeds, what was decided stands. */
export async function giveBackSoon(services: Services, refundId: string | null): Promise<void> {
  if (refundId === null) return
  try {
    await giveBack(services, refundId)
  } catch (error) {
    services.log.error({ err: error }, 'a refund waits for the next time')
  }
}
