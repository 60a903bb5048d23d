import { and, asc, eq, gt, gte, isNull, notExists, or, sql } from 'drizzle-orm'
import { weightService } from '#domain/services/weight-management.ts'
import { closeUnpaid } from '../../../orders/close-unpaid.ts'
import { sendSoon, writeOrderEmail } from '../../../orders/order-email.ts'
import { orders } from '../../../orders/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { forAllRows, rowsAtOnce } from '../../../platform/jobs/for-each-row.ts'
import type { Services } from '../../../platform/services.ts'
import { sentCheckInsOf } from '../../cases/check-ins-of.ts'
import { clinicalHistory } from '../../history/tables.ts'
import { checkIns, plans, supplyLocks } from '../tables.ts'
import { raiseCheckInReview } from './check-in-review.ts'
import { type CheckInStatus, checkInStatus } from './check-in-status.ts'
import { nextPenOf, toDesk } from './price-of-next.ts'

/**
 * Whether anything reported or recorded since the check-in was sent means that no dose is offered any more. Then its
 * unpaid order is closed, the patient is emailed, and a prescriber reviews the check-in as if it had been sent now.
 */
export async function holdUnpaid(services: Services, standing: CheckInStatus): Promise<boolean> {
  const { database, vault } = services
  const { checkIn, order, plan } = standing
  if (!checkIn || !order) return false
  const { pen, reasons } = await database.transaction(async (tx) => {
    const sent = (await sentCheckInsOf(tx, vault, plan.accountId)).find(({ row }) => row.id === checkIn.id)
    if (!sent) throw new Error('A check-in made an order and was never sent.')
    return nextPenOf(services, tx, standing, sent, toDesk)
  })
  if (pen) return false
  await closeAndTell(services, order.id, async (tx) => {
    const caseId = await raiseCheckInReview(services, tx, standing, reasons)
    await tx.update(checkIns).set({ outcome: 'no dose', caseId }).where(eq(checkIns.id, checkIn.id))
  })
  return true
}

async function closeAndTell(services: Services, orderId: string, alongside: (tx: Orm) => Promise<void>) {
  const isClosed = await closeUnpaid(services, orderId, {
    by: 'clock',
    alongside: async (tx, order) => {
      await alongside(tx)
      await writeOrderEmail(services, tx, order, 'closed unpaid')
    },
  })
  if (isClosed) sendSoon(services)
}

/**
 * Orders of the next pen that wait for payment although their treatment is over, or something has been recorded about
 * the patient since they sent the check-in. While supply is locked nothing can be paid, and a prescriber decides first.
 */
const affected = (orm: Orm, after: string) => {
  const { id, accountId } = orders
  const recorded = orm
    .select({ one: sql`1` })
    .from(clinicalHistory)
    .where(and(eq(clinicalHistory.accountId, accountId), gte(clinicalHistory.at, checkIns.finishedAt)))
  const live = orm
    .select({ one: sql`1` })
    .from(plans)
    .where(and(eq(plans.accountId, accountId), sql`${plans.state} <> 'stopped'`))
  const locked = orm
    .select({ one: sql`1` })
    .from(supplyLocks)
    .where(and(eq(supplyLocks.accountId, accountId), isNull(supplyLocks.liftedAt)))
  return orm
    .select({ id })
    .from(orders)
    .innerJoin(checkIns, eq(checkIns.orderId, id))
    .where(
      and(
        eq(orders.kind, weightService.nextOrder),
        eq(orders.state, 'awaiting payment'),
        isNull(orders.authorisedAt),
        gt(id, after),
        or(sql`exists ${recorded}`, notExists(live)),
        notExists(locked),
      ),
    )
    .orderBy(asc(id))
    .limit(rowsAtOnce)
}

async function holdIfNeeded(services: Services, orderId: string): Promise<void> {
  const { database } = services
  const [order] = await database.run((orm) => orm.select().from(orders).where(eq(orders.id, orderId)))
  if (!order?.accountId) return
  const { accountId } = order
  const standing = await database.run((orm) => checkInStatus(services, orm, accountId))
  if (!standing) return closeAndTell(services, orderId, async () => undefined)
  if (standing.order?.id === orderId && !standing.isLocked) await holdUnpaid(services, standing)
}

/** Closes what could be paid for no longer, without waiting until the patient tries. */
export async function holdUnpaidOrders(services: Services): Promise<void> {
  const { database } = services
  await forAllRows(services, {
    task: 'unpaid orders are held',
    next: async (after) => (await database.run((orm) => affected(orm, after))).map(({ id }) => id),
    work: (id) => holdIfNeeded(services, id),
  })
}
