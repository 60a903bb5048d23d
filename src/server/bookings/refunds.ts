import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql, sum } from 'drizzle-orm'
import type { Orm, Statement } from '../database/database.ts'
import { sendSoon } from '../orders/order-email.ts'
import { moveOrder } from '../orders/orders.ts'
import { orders, refunds } from '../orders/tables.ts'
import type { Services } from '../services.ts'
import { writeAppointmentEmail } from './appointment-email.ts'

type Refund = typeof refunds.$inferSelect
type NewRefund = Pick<Refund, 'orderId' | 'appointmentId' | 'amountPence' | 'reason'>

/** Writes down that money is to go back, together with what it is for. Its id, or null if there is nothing to give. */
export async function oweRefund(tx: Orm, given: NewRefund): Promise<string | null> {
  if (given.amountPence === 0) return null
  const id = randomUUID()
  await tx.insert(refunds).values({ ...given, id })
  return id
}

/** What has gone back for each of these appointments, or is on its way. */
export async function refundedFor(orm: Orm, appointmentIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (appointmentIds.length === 0) return new Map()
  const rows = await orm
    .select({ id: refunds.appointmentId, pence: sum(refunds.amountPence).mapWith(Number) })
    .from(refunds)
    .where(inArray(refunds.appointmentId, [...appointmentIds]))
    .groupBy(refunds.appointmentId)
  return new Map(rows.map(({ id, pence }) => [id, pence ?? 0]))
}

/** The next try is moved away before the provider is asked, so that nobody else asks meanwhile. */
const claimDue: Statement = {
  name: 'claim_refund',
  text: `
    update refunds set attempts = attempts + 1,
      next_try_at = now() + least(interval '1 hour', interval '30 seconds' * 2 ^ least(attempts, 10))
    where id = (
      select id from refunds where done_at is null and next_try_at <= now() and ($1::uuid is null or id = $1)
      order by next_try_at limit 1 for update skip locked
    ) returning id`,
}

/**
 * Gives money back that is owed: one refund, or the next that is due. False: there is none, or the provider has not
 * taken it; then it is tried again by the clock. The key makes sure that it goes back once.
 */
export async function giveBack(services: Services, refundId: string | null = null): Promise<boolean> {
  const { cards, database, log } = services
  const [claimed] = await database.query<{ id: string }>(claimDue, [refundId])
  if (!claimed) return false
  const [due] = await database.run((orm) =>
    orm
      .select({ amountPence: refunds.amountPence, paymentIntent: orders.paymentIntent, reference: orders.reference })
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
  await recordRefunded(services, claimed.id)
  return true
}

async function recordRefunded(services: Services, refundId: string): Promise<void> {
  await services.database.run((orm) =>
    orm.transaction(async (tx) => {
      const [done] = await tx
        .update(refunds)
        .set({ doneAt: sql`now()` })
        .where(and(eq(refunds.id, refundId), isNull(refunds.doneAt)))
        .returning()
      if (!done) return
      const [order] = await tx.select().from(orders).where(eq(orders.id, done.orderId)).for('update')
      if (!order) return
      if (done.amountPence === order.amountPence) await moveOrder(tx, order, { to: 'refunded', by: 'clock' })
      // Said only when it is true.
      if (done.reason === 'lost') await writeAppointmentEmail(services, tx, done.appointmentId, { occasion: 'lost' })
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
