import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { policy } from '#domain/clinical/policy.ts'
import { recordRefundDue } from '../../orders/owed-refunds.ts'
import { sendRefundSoon } from '../../orders/refunds.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { forAllRows, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { lockPaper, recordPaperEvent } from './paper-rows.ts'
import { paperPrescriptions, postings } from './tables.ts'

/** The appropriate date, as in `domain/appointments/paper/paper-validity.ts`, which decides about each one found. */
const validFrom = sql`greatest(${paperPrescriptions.writtenOn}, ${paperPrescriptions.startsOn})`
const isPrivate = sql`${paperPrescriptions.form} is not distinct from 'private'`

const isPast = (today: string, controlledDays: number) => sql`case
  when ${isPrivate} then (${validFrom} + make_interval(months => ${policy.paperValidMonths}))::date < ${today}::date
  else ${validFrom} + ${controlledDays}::int < ${today}::date end`

/**
 * Expires paper prescriptions: refunds postage for those that will not be posted any more, and marks those that no
 * pharmacy may dispense. Posting and handing over check the date themselves and do not depend on this job.
 */
export async function endPapersInTime(services: Services): Promise<void> {
  const { database, now } = services
  const today = londonTimeAt(now()).date
  for (const which of [paidTooLate, notDispensed])
    await forAllRows(services, {
      task: 'paper prescriptions run out',
      next: async (after) => {
        const found = await database.run((orm) => which(orm, today, after))
        return found.map(({ id }) => id)
      },
      work: async (id) => sendRefundSoon(services, await endInTime(services, id)),
    })
}

const notDispensed = (orm: Orm, today: string, after: string) =>
  orm
    .select({ id: paperPrescriptions.id })
    .from(paperPrescriptions)
    .where(
      and(
        gt(paperPrescriptions.id, after),
        isNull(paperPrescriptions.voidAt),
        isNull(paperPrescriptions.withdrawnAt),
        isPast(today, policy.controlledValidDays),
      ),
    )
    .orderBy(asc(paperPrescriptions.id))
    .limit(rowsAtOnce)

const paidTooLate = (orm: Orm, today: string, after: string) =>
  orm
    .select({ id: paperPrescriptions.id })
    .from(postings)
    .innerJoin(orders, eq(orders.id, postings.orderId))
    .innerJoin(paperPrescriptions, eq(paperPrescriptions.id, postings.prescriptionId))
    .where(
      and(
        gt(paperPrescriptions.id, after),
        isNull(postings.postedAt),
        isNull(paperPrescriptions.withdrawnAt),
        isNull(paperPrescriptions.handedOverAt),
        eq(orders.state, 'paid'),
        sql`${orders.amountPence} > (select coalesce(sum(r.amount_pence), 0) from refunds r where r.order_id = ${orders.id})`,
        isPast(today, policy.controlledPostDays - 1),
      ),
    )
    .groupBy(paperPrescriptions.id)
    .orderBy(asc(paperPrescriptions.id))
    .limit(rowsAtOnce)

const endInTime = (services: Services, id: string) =>
  services.database.transaction(async (tx) => {
    const now = services.now()
    const locked = await lockPaper(tx, id, now)
    if (!locked || locked.paper.withdrawnAt !== null) return null
    const { paper, stage, postage, validity, last } = locked
    const isUnsent = stage === 'too late' || stage === 'void'
    const refundId =
      isUnsent && postage === 'to post' && last
        ? await recordRefundDue(tx, last.order, { reason: 'declined', by: 'clock', now })
        : null
    if (refundId && last) {
      await recordPaperEvent(tx, id, 'fee returned', { staffId: null, now })
      await publishDeskEvent(tx, 'post', last.order.id)
    }
    if (validity === 'void' && paper.voidAt === null) {
      await tx
        .update(paperPrescriptions)
        .set({ voidAt: new Date(now) })
        .where(eq(paperPrescriptions.id, id))
      await recordPaperEvent(tx, id, 'void', { staffId: null, now })
    }
    await publishDeskEvent(tx, 'appointment', paper.appointmentId)
    return refundId
  })
