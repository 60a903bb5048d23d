import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CaseKind } from '#domain/cases/kinds.ts'
import { openStates } from '#domain/cases/states.ts'
import type { WaitsFor } from '#domain/privacy/erasure-delays.ts'
import { followUps } from '../../appointments/follow-up/tables.ts'
import { allOwned } from '../../appointments/owned-appointments.ts'
import { postings } from '../../appointments/paper/tables.ts'
import { appointmentOutcomes } from '../../appointments/tables.ts'
import { areResultsAwaited } from '../../clinical/blood-tests/is-due.ts'
import { cases } from '../../clinical/cases/tables.ts'
import { livePlanOf } from '../../clinical/treatment/plan-rows.ts'
import { supplyLocks } from '../../clinical/treatment/tables.ts'
import { cardRequests, moneyDifferences, orders, refunds } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { isTheirs } from '../row-conditions.ts'

/** What is still under way for a patient. */
export async function liveBusiness(orm: Orm, accountId: string) {
  const own = await orm
    .select({ id: orders.id, reference: orders.reference, state: orders.state, amountPence: orders.amountPence })
    .from(orders)
    .where(
      and(eq(orders.accountId, accountId), inArray(orders.state, ['draft', 'awaiting payment', 'awaiting review'])),
    )
  const unpaidFollowUps = await orm
    .select({ followUp: followUps })
    .from(followUps)
    .innerJoin(orders, eq(orders.id, followUps.orderId))
    .where(and(eq(orders.accountId, accountId), isNull(followUps.endedAs), eq(orders.state, 'awaiting payment')))
  const booked = (await allOwned(orm, accountId)).filter(({ appointment }) => appointment.state === 'booked')
  return {
    unpaid: own.filter(({ state }) => state !== 'awaiting review'),
    held: own.filter(({ state }) => state === 'awaiting review'),
    reservedSlots: unpaidFollowUps.map(({ followUp }) => followUp),
    booked,
    plan: await livePlanOf(orm, accountId),
    /** These cannot be ended on the patient's behalf. */
    waitsFor: await waitsFor(orm, accountId),
    /** Work left for jobs. */
    unsettled: await unsettled(orm, accountId),
  }
}

export type LiveBusiness = Awaited<ReturnType<typeof liveBusiness>>

/** Nothing may be erased while there is. */
export const isAnythingLive = ({ waitsFor: waiting, unsettled: left, plan, ...begun }: LiveBusiness): boolean =>
  waiting !== null || left !== null || plan !== null || Object.values(begun).some((some) => some.length > 0)

const isOf = (table: string, accountId: string) => sql.raw(`(${isTheirs(table, accountId)})`)

const openCases = (orm: Orm, accountId: string, kind: CaseKind) =>
  orm
    .select({ id: cases.id, orderId: cases.orderId })
    .from(cases)
    .where(and(isOf('cases', accountId), eq(cases.kind, kind), inArray(cases.state, openStates(kind))))

async function waitsFor(orm: Orm, accountId: string): Promise<WaitsFor | null> {
  const locks = await orm
    .select({ id: supplyLocks.id })
    .from(supplyLocks)
    .where(and(eq(supplyLocks.accountId, accountId), isNull(supplyLocks.liftedAt)))
  if (locks.length > 0 || (await openCases(orm, accountId, 'safeguarding')).length > 0) return 'concern'
  if ((await openCases(orm, accountId, 'check_in')).length > 0) return 'decision'
  if (await areResultsAwaited(orm, accountId)) return 'results'
  const toPost = await orm
    .select({ id: postings.orderId })
    .from(postings)
    .innerJoin(orders, eq(orders.id, postings.orderId))
    .where(and(eq(orders.accountId, accountId), eq(orders.state, 'paid'), isNull(postings.postedAt)))
  if (toPost.length > 0) return 'supply'
  // An order that is not approved yet can be cancelled.
  const open = (await openCases(orm, accountId, 'order')).flatMap(({ orderId }) => orderId ?? [])
  const approved = open.length === 0 ? [] : await orm.select().from(orders).where(inArray(orders.id, open))
  return approved.some(({ state }) => state !== 'awaiting review') ? 'supply' : null
}

async function unsettled(orm: Orm, accountId: string): Promise<WaitsFor | null> {
  const undecided = await orm
    .select({ id: appointmentOutcomes.id })
    .from(appointmentOutcomes)
    .where(
      and(
        isOf('appointment_outcomes', accountId),
        isNull(appointmentOutcomes.doneAt),
        isNull(appointmentOutcomes.undoneAt),
      ),
    )
  if (undecided.length > 0) return 'decision'
  const { rows } = await orm.execute(sql`
    select 1 from ${refunds} where ${isOf('refunds', accountId)} and done_at is null
    union all select 1 from ${cardRequests} where ${isOf('card_requests', accountId)} and settled_at is null
    union all select 1 from ${moneyDifferences} where ${isOf('money_differences', accountId)} and closed_at is null
    limit 1`)
  return rows.length > 0 ? 'money' : null
}
