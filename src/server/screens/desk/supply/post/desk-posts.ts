import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { paperLimits, postDaysLeft } from '#domain/appointments/paper/paper-validity.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { paperPrescriptions, postings } from '../../../../appointments/paper/tables.ts'
import type { Handler } from '../../../../identity/handler.ts'
import { staffNames } from '../../../../identity/staff/staff-names.ts'
import { orders } from '../../../../orders/tables.ts'
import type { Orm } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/services.ts'

const mostShown = 100
/** Posted ones are found by those who ask where they are. */
const shownDays = 30

/** Paid and not refunded, derived from the orders, so that nothing is lost. */
export const isToPost = and(
  isNull(postings.postedAt),
  isNull(paperPrescriptions.withdrawnAt),
  isNull(paperPrescriptions.handedOverAt),
  eq(orders.state, 'paid'),
  gt(orders.amountPence, sql`(select coalesce(sum(r.amount_pence), 0) from refunds r where r.order_id = ${orders.id})`),
)

/** By reference alone: the patient is shown when one is opened, which is logged. */
export const deskPosts =
  (services: Services): Handler<'desk_posts'> =>
  ({ body: { list } }) =>
    services.database.run(async (orm) => {
      const since = new Date(services.now() - shownDays * dayMs)
      const lists = { 'to post': isToPost, posted: and(isNotNull(postings.postedAt), gte(postings.postedAt, since)) }
      const from = () =>
        orm
          .select({
            posting: postings,
            paper: paperPrescriptions,
            reference: orders.reference,
            paidAt: orders.authorisedAt,
          })
          .from(postings)
          .innerJoin(orders, eq(orders.id, postings.orderId))
          .innerJoin(paperPrescriptions, eq(paperPrescriptions.id, postings.prescriptionId))
      const rows = await from()
        .where(lists[list])
        .orderBy(...(list === 'posted' ? [desc(postings.postedAt)] : [asc(orders.authorisedAt)]))
        .limit(mostShown)
      const names = await staffNames(
        services,
        orm,
        rows.map(({ paper }) => paper.staffId),
      )
      const today = londonTimeAt(services.now()).date
      const shown = rows.map(({ posting, paper, reference, paidAt }) => ({
        id: posting.orderId,
        reference,
        writtenOn: paper.writtenOn,
        by: names.get(paper.staffId) ?? '',
        since: (posting.postedAt ?? paidAt ?? posting.chosenAt).toISOString(),
        postBefore: paperLimits(paper).postBefore,
        daysLeft: postDaysLeft(paper, today),
      }))
      return {
        counts: { 'to post': await counted(orm, lists['to post']), posted: await counted(orm, lists.posted) },
        // The least time left comes first.
        rows: list === 'to post' ? shown.toSorted((one, other) => one.daysLeft - other.daysLeft) : shown,
      }
    })

async function counted(orm: Orm, condition: typeof isToPost): Promise<number> {
  const [row] = await orm
    .select({ found: count() })
    .from(postings)
    .innerJoin(orders, eq(orders.id, postings.orderId))
    .innerJoin(paperPrescriptions, eq(paperPrescriptions.id, postings.prescriptionId))
    .where(condition)
  return row?.found ?? 0
}
