import { and, eq, gt } from 'drizzle-orm'
import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { policy } from '#domain/clinical/policy.ts'
import { isPayable } from '#domain/orders/payment-state.ts'
import type { PromisedTime } from '#domain/promises/promised-time.ts'
import { checkInOpens } from '#domain/treatment/cover.ts'
import type { Order } from '../../../orders/orders.ts'
import { orders } from '../../../orders/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import type { CheckInRow } from '../../cases/check-ins-of.ts'
import { openLockOf } from '../../cases/supply-lock.ts'
import { cases } from '../../cases/tables.ts'
import { livePlanOf, type Plan } from '../plan-rows.ts'
import { planEvents, type supplyPeriods } from '../tables.ts'
import { reviewOfCheckIn } from './check-in-review.ts'
import { checkInAbout, lastSupplyPeriodOf, openRounds } from './check-in-rows.ts'

/** The status of the check-in about the current pen. */
export interface CheckInStatus {
  readonly plan: Plan
  readonly cover: typeof supplyPeriods.$inferSelect
  readonly checkIn: CheckInRow | null
  readonly order: Order | null
  readonly isLocked: boolean
  /** The day from which it can be answered. */
  readonly opensOn: string
  readonly is: 'not yet' | 'open' | 'to pay' | 'sent' | 'looked at' | 'declined' | 'again'
  /** By when the patient hears about one under review. Null: none is. */
  readonly review: PromisedTime | null
}

/** It made no order, or one that ended: they may answer again. After a decline, once treatment was restarted. */
function isForNothing({ outcome }: CheckInRow, order: Order | null): boolean {
  if (outcome !== 'ordered') return true
  return order === null || order.state === 'expired' || order.state === 'declined'
}

interface About {
  readonly checkIn: CheckInRow
  readonly order: Order | null
}

/** A prescriber declined the pen that it asked for. */
const isDeclined = ({ checkIn, order }: About): boolean => checkIn.outcome === 'ordered' && order?.state === 'declined'

/**
 * Whether a declined pen is the last word: until treatment is restarted, by the patient or after staff have spoken with them.
 * Then they are asked how they are, as before any other pen.
 */
export async function standsDeclined(tx: Orm, { id: planId }: Pick<Plan, 'id'>, about: About | null): Promise<boolean> {
  if (!about || !isDeclined(about)) return false
  const since = about.checkIn.finishedAt ?? about.checkIn.openedAt
  const [resumed] = await tx
    .select({ id: planEvents.id })
    .from(planEvents)
    .where(and(eq(planEvents.planId, planId), eq(planEvents.what, 'resumed'), gt(planEvents.at, since)))
    .limit(1)
  return resumed === undefined
}

/** Null: the patient has no treatment to be asked about. */
export async function checkInStatus(
  { now }: Pick<Services, 'now'>,
  tx: Orm,
  accountId: string,
): Promise<CheckInStatus | null> {
  const plan = await livePlanOf(tx, accountId)
  const cover = plan && (await lastSupplyPeriodOf(tx, accountId))
  if (!plan || !cover) return null
  const about = await checkInAbout(tx, cover.caseId)
  const isLocked = (await openLockOf(tx, accountId)) !== null
  const opensOn = checkInOpens({ from: cover.coveredFrom })
  const { checkIn, order, isLookedAt } = about ?? { checkIn: null, order: null, isLookedAt: false }
  const review = isLookedAt ? (await reviewOfCheckIn(tx, accountId)).review : null
  const given = { plan, cover, checkIn, order, isLocked, opensOn, review }
  if (plan.state !== 'active') return { ...given, is: 'not yet' }
  if (!checkIn) return { ...given, is: opensOn <= londonTimeAt(now()).date ? 'open' : 'not yet' }
  if (checkIn.finishedAt === null) return { ...given, is: 'open' }
  if (isLookedAt) return { ...given, is: 'looked at' }
  const isUnpaid = order !== null && isPayable(order.state)
  if (isUnpaid) return { ...given, is: now() < staleAfter(checkIn) ? 'to pay' : 'again' }
  if (await standsDeclined(tx, plan, { checkIn, order })) return { ...given, is: 'declined' }
  return { ...given, is: isForNothing(checkIn, order) && !isLocked ? 'again' : 'sent' }
}

/** The open check-in, created if it is due and missing. Null: none can be answered. */
export async function openCheckIn(services: Pick<Services, 'now'>, tx: Orm, standing: CheckInStatus) {
  const { checkIn, plan, cover, is, isLocked } = standing
  if (isLocked || is !== 'open') return null
  return checkIn ?? nextRound(services, tx, { plan, cover, round: 1 })
}

interface Round {
  readonly plan: Plan
  readonly cover: CheckInStatus['cover']
  readonly round: number
}

export async function nextRound(
  { now }: Pick<Services, 'now'>,
  tx: Orm,
  { plan, cover, round }: Round,
): Promise<CheckInRow> {
  const at = new Date(now())
  const opening = { planId: plan.id, accountId: plan.accountId, coverId: cover.caseId, round, at }
  const [made] = await openRounds(tx, [opening])
  const found = made ?? (await checkInAbout(tx, cover.caseId))?.checkIn
  if (!found) throw new Error('A check-in was not opened.')
  return found
}

/** The order by which a pen came. */
export async function orderOfSupplyPeriod(tx: Orm, { caseId }: CheckInStatus['cover']): Promise<Order> {
  const [found] = await tx.select({ orderId: cases.orderId }).from(cases).where(eq(cases.id, caseId))
  const [order] = found?.orderId ? await tx.select().from(orders).where(eq(orders.id, found.orderId)) : []
  if (!order) throw new Error('A pen came by no order.')
  return order
}

/** How long reported answers are recent enough to supply by. */
const staleAfter = ({ finishedAt }: Pick<CheckInRow, 'finishedAt'>): number =>
  (finishedAt?.getTime() ?? 0) + policy.checkInFreshDays * dayMs
