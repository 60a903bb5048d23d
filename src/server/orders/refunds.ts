import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm, Statement } from '../platform/database/database.ts'
import { CardsUnreachable } from '../platform/gateways/cards/cards.ts'
import type { Services } from '../platform/services.ts'
import type { Writing } from './order-email.ts'
import type { Order } from './orders.ts'
import { recordRefunded } from './record-refunded.ts'
import { refundedOf } from './refunded.ts'
import { orders, refunds } from './tables.ts'

export type Refund = typeof refunds.$inferSelect

/** Further work with a refund, in the transaction that records it. */
export type AfterRefund = (services: Writing, tx: Orm, refund: Refund, order: Order) => Promise<void>

/** The next attempt is postponed before the provider is asked, so that no other process asks meanwhile. */
const claimDue: Statement = {
  name: 'claim_refund',
  text: `
    update refunds set attempts = attempts + 1,
      next_try_at = $2::timestamptz + least(interval '1 hour', interval '30 seconds' * 2 ^ least(attempts, 10))
    where id = (
      select id from refunds where done_at is null and next_try_at <= $3 and ($1::uuid is null or id = $1)
      order by next_try_at limit 1 for no key update skip locked
    ) returning id`,
}

/** Makes an owed refund. False: it was not due, or the provider has not accepted it and the job retries it. */
export async function sendRefund(services: Services, refundId: string | null = null): Promise<boolean> {
  const claimed = await claimRefund(services, { id: refundId, dueBy: services.now() })
  return claimed !== null && (await sendClaimed(services, claimed)) === 'sent'
}

/**
 * One refund that was due by then, or the next. It is not due again until its back-off is over. Null: there is none.
 */
export async function claimRefund(
  { database, now }: Services,
  { id = null, dueBy }: { readonly id?: string | null; readonly dueBy: Instant },
): Promise<string | null> {
  const [claimed] = await database.query<{ id: string }>(claimDue, [id, new Date(now()), new Date(dueBy)])
  return claimed?.id ?? null
}

/** Makes a claimed refund. The key ensures that it happens once. */
export async function sendClaimed(services: Services, refundId: string): Promise<'sent' | 'not taken' | 'away'> {
  const { cards, database, log } = services
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
      .where(eq(refunds.id, refundId)),
  )
  if (!due?.paymentIntent) throw new Error('A refund is owed for a payment that is not there.')
  try {
    await cards.refund(due.paymentIntent, due.amountPence, refundId)
  } catch (error) {
    const byHandPence = await givenByHand(services, error, { ...due, paymentIntent: due.paymentIntent })
    if (byHandPence === 0) {
      log.error({ err: error, refund: refundId, reference: due.reference }, 'a refund was not taken and is tried again')
      return error instanceof CardsUnreachable ? 'away' : 'not taken'
    }
    if (byHandPence < due.amountPence) await splitRefund(services, refundId, byHandPence)
  }
  await recordRefunded(services, due.orderId, refundId)
  return 'sent'
}

interface Due {
  readonly orderId: string
  readonly paymentIntent: string
  readonly amountPence: number
}

/**
 * How much was refunded in the provider's dashboard meanwhile. The provider then refuses ours, and so much less is
 * owed.
 */
async function givenByHand(
  { cards, database }: Services,
  error: unknown,
  { orderId, paymentIntent, amountPence }: Due,
): Promise<number> {
  if (error instanceof CardsUnreachable) return 0
  try {
    const known = await database.run((orm) => refundedOf(orm, orderId, { isDone: true }))
    const { capturedPence, refundedPence } = await cards.money(paymentIntent)
    const isRefusedForIt = refundedPence + amountPence > capturedPence
    return isRefusedForIt ? Math.min(amountPence, Math.max(0, refundedPence - known)) : 0
  } catch {
    return 0
  }
}

/** The manual part is settled, and the rest is a refund of its own: the provider binds an amount to its key. */
const splitRefund = ({ database, now }: Services, refundId: string, byHandPence: number): Promise<void> =>
  database.transaction(async (tx) => {
    const [whole] = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.id, refundId), isNull(refunds.doneAt), gt(refunds.amountPence, byHandPence)))
      .for('no key update')
    if (!whole) return
    await tx.update(refunds).set({ amountPence: byHandPence }).where(eq(refunds.id, refundId))
    const rest = { ...whole, id: randomUUID(), amountPence: whole.amountPence - byHandPence }
    await tx.insert(refunds).values({ ...rest, attempts: 0, nextTryAt: new Date(now()) })
  })

/** Right after the decision. Whether or not it succeeds, the decision stands. */
export async function sendRefundSoon(services: Services, refundId: string | null): Promise<void> {
  if (refundId === null) return
  try {
    await sendRefund(services, refundId)
  } catch (error) {
    services.log.error({ err: error }, 'a refund waits for the next time')
  }
}
