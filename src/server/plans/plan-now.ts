import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { openStates } from '#domain/cases/states.ts'
import { isNextPen, orderKindNames } from '#domain/orders/kinds.ts'
import { payableStates } from '#domain/orders/payment-state.ts'
import type { Cover } from '#domain/treatment/cover.ts'
import { nextStepOfPlan, type PlanStep } from '#domain/treatment/next-step.ts'
import { coversOf } from '../cases/covers-of.ts'
import { openLockOf, type SupplyLock } from '../cases/supply-lock.ts'
import { cases } from '../cases/tables.ts'
import type { Orm } from '../database/database.ts'
import { orders } from '../orders/tables.ts'
import { newestPlanOf, type Plan } from './plan-rows.ts'

export interface PlanToday {
  readonly plan: Plan
  /** The oldest first, whichever medicine it was. Never none. */
  readonly covers: readonly Cover[]
  /** What a sign that cannot wait has locked; null: nothing is. */
  readonly lock: SupplyLock | null
  readonly step: PlanStep
}

/** Whether another pen is ordered and on its way through our hands. */
async function isOrdered(tx: Orm, accountId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: cases.id })
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
    .limit(1)
  return found !== undefined
}

/** Whether a check-in has made an order that nobody has paid for. */
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

/** The treatment of a person as it stands today. Null: nothing has been delivered to them yet. */
export async function planToday(tx: Orm, accountId: string, today: string): Promise<PlanToday | null> {
  const plan = await newestPlanOf(tx, accountId)
  if (!plan) return null
  const covers = await coversOf(tx, accountId)
  const { state, pausedUntil, brokenOffOn, injectionDay } = plan
  const lock = await openLockOf(tx, accountId)
  const step = nextStepOfPlan(
    {
      state,
      pausedUntil,
      brokenOffOn,
      covers,
      injectionDay,
      isLocked: lock !== null,
      isOrdered: await isOrdered(tx, accountId),
      isToPay: await isToPay(tx, accountId),
    },
    today,
  )
  return { plan, covers, lock, step }
}
