import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { type CaseState, openStates } from '#domain/cases/states.ts'
import { isNextPen, orderKindNames } from '#domain/orders/kinds.ts'
import { payableStates } from '#domain/orders/payment-state.ts'
import { promise } from '#domain/promises/make-promise.ts'
import type { PromisedTime } from '#domain/promises/promised-time.ts'
import { type AskFirst, whyAskFirst } from '#domain/treatment/ask-first.ts'
import { type SupplyPeriod, supplyPeriodInUse } from '#domain/treatment/cover.ts'
import { type DueDoses, dueDoses, type LoggedDose, settledOf, takenDays } from '#domain/treatment/dose-log.ts'
import { nextStepOfPlan, type PlanStep } from '#domain/treatment/next-step.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { type SentCheckIn, sentCheckInsOf } from '../cases/check-ins-of.ts'
import { openLockOf, type SupplyLock } from '../cases/supply-lock.ts'
import { supplyPeriodsOf } from '../cases/supply-periods-of.ts'
import { cases } from '../cases/tables.ts'
import { afterwardsOf, type Eyes } from './afterwards.ts'
import { reviewOfCheckIn } from './check-in/check-in-review.ts'
import { checkInAbout } from './check-in/check-in-rows.ts'
import { standsDeclined } from './check-in/check-in-status.ts'
import { loggedDaysOf } from './dose-log/dose-rows.ts'
import { statusOfPlan } from './own-plan.ts'
import { newestPlanOf, type Plan } from './plan-rows.ts'
import { recalledBatches, recalledPensOf } from './recalled-pens-of.ts'

export interface PlanToday {
  readonly plan: Plan
  /** Oldest first, whichever medicine. Never empty. */
  readonly covers: readonly SupplyPeriod[]
  /** The supply lock of a red-flag symptom; null: none. */
  readonly lock: SupplyLock | null
  readonly step: PlanStep
  /** A prescriber has paused or ended it. */
  readonly isOurs: boolean
  /** Why they ask us before they use the pen they have; null: they need not. */
  readonly askFirst: AskFirst | null
  /** What they logged about their doses, matched with what was due. */
  readonly doses: DueDoses
}

/** States of orders for pens that we are working on. */
async function statesOfOrdered(tx: Orm, accountId: string): Promise<CaseState[]> {
  const rows = await tx
    .select({ state: cases.state })
    .from(cases)
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .where(
      and(
        eq(orders.accountId, accountId),
        isNull(orders.withdrawnAt),
        inArray(cases.state, openStates('order')),
        notInArray(orders.state, ['expired', 'refunded', 'declined']),
      ),
    )
  return rows.map(({ state }) => state)
}

/** Whether a check-in has made an order that is not paid for. */
async function isToPay(tx: Orm, accountId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        inArray(
          orders.kind,
          orderKindNames.filter((kind) => isNextPen({ kind })),
        ),
        inArray(orders.state, [...payableStates]),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** By when a prescriber calls about the symptom that locked supply. Null: the concern is closed, or has no deadline. */
async function callPromise(tx: Orm, { caseId }: SupplyLock): Promise<PromisedTime | null> {
  const [concern] = await tx.select({ dueAt: cases.dueAt }).from(cases).where(eq(cases.id, caseId))
  return concern?.dueAt ? promise('call', concern.dueAt.getTime(), await clinicClosures(tx)) : null
}

/** The day each pen was first used, if its patient reported it in a check-in or logged it. */
function withFirstUse(
  covers: Awaited<ReturnType<typeof supplyPeriodsOf>>,
  sent: readonly Pick<SentCheckIn, 'row' | 'reported'>[],
  logged: readonly LoggedDose[],
): SupplyPeriod[] {
  return covers.map(({ caseId, ...cover }, place) => {
    const taken = sent.filter(({ row }) => row.coverId === caseId).flatMap(({ reported }) => reported.takenOn)
    const until = covers[place + 1]?.from
    const here = takenDays(logged).filter((on) => on >= cover.from && (until === undefined || on < until))
    return { ...cover, firstUsedOn: [...taken, ...here].toSorted()[0] ?? null }
  })
}

interface Asked {
  readonly accountId: string
  readonly today: string
  readonly eyes: Eyes
}

/** The treatment of a patient as it is today. Null: nothing has been delivered to them yet. */
export async function planToday(vault: Vault, tx: Orm, { accountId, today, eyes }: Asked): Promise<PlanToday | null> {
  const plan = await newestPlanOf(tx, accountId)
  if (!plan) return null
  const logged = await loggedDaysOf(tx, accountId)
  const sent = await sentCheckInsOf(tx, vault, accountId)
  const supplied = await supplyPeriodsOf(tx, accountId)
  const covers = withFirstUse(supplied, sent, logged)
  // The only delivery may have been reverted: it came warm, or was marked by mistake.
  if (covers.length === 0) return null
  const { state, pausedUntil, brokenOffOn, injectionDay } = plan
  const doses = dueDoses(covers, injectionDay, logged)
  const lock = await openLockOf(tx, accountId)
  const isOurs = state !== 'active' && (await statusOfPlan(tx, plan)).setBy === 'staff'
  const ordered = await statesOfOrdered(tx, accountId)
  const checkIn =
    sent.findLast(({ row }) => row.coverId === supplyPeriodInUse(supplied, today).caseId)?.reported ?? null
  const askFirst = whyAskFirst({ covers, doses, injectionDay, checkIn }, today)
  const step = nextStepOfPlan(
    {
      state,
      pausedUntil,
      isOurs,
      injecting: plan.injecting,
      brokenOffOn,
      covers,
      injectionDay,
      settled: settledOf(doses).settled,
      askFirst,
      isLocked: lock !== null,
      isOrdered: ordered.length > 0,
      isQuarantined: ordered.includes('quarantined'),
      recalled: recalledBatches(await recalledPensOf(tx, [accountId]), supplied, today),
      isToPay: await isToPay(tx, accountId),
      isDeclined: await standsDeclined(tx, plan, await checkInAbout(tx, supplied.at(-1)?.caseId ?? '')),
      call: lock && (await callPromise(tx, lock)),
      ...(await reviewOfCheckIn(tx, accountId)),
      after: await afterwardsOf(vault, tx, plan, { today, eyes }),
    },
    today,
  )
  return { plan, covers, lock, step, isOurs, askFirst, doses }
}
