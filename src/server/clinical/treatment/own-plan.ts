import { and, desc, eq, inArray } from 'drizzle-orm'
import { selfServiceChangeWords as words } from '#content/treatment/self-service-change.ts'
import type { OwnStatus, SetBy } from '#domain/treatment/change-of-plan.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { openLockOf } from '../cases/supply-lock.ts'
import { newestPlanOf, type Plan } from './plan-rows.ts'
import { planEvents } from './tables.ts'

const settingNews = ['opened', 'paused', 'resumed', 'stopped', 'another medicine'] as const

/** Who put a plan into its current state. */
async function setBy(tx: Orm, planId: string): Promise<SetBy> {
  const [last] = await tx
    .select()
    .from(planEvents)
    .where(and(eq(planEvents.planId, planId), inArray(planEvents.what, [...settingNews])))
    .orderBy(desc(planEvents.id))
    .limit(1)
  if (last?.staffId) return 'staff'
  return last?.by ?? 'supply'
}

export const statusOfPlan = async (tx: Orm, { id, accountId, state }: Plan): Promise<OwnStatus> => ({
  state,
  setBy: await setBy(tx, id),
  isLocked: (await openLockOf(tx, accountId)) !== null,
})

/** The caller's treatment, locked, at the epoch they saw. */
export async function holdOwnPlan(tx: Orm, accountId: string, epoch: number): Promise<Plan> {
  await lockAccount(tx, accountId)
  const plan = await newestPlanOf(tx, accountId)
  if (!plan) throw new ApiError(409, words.refused.none)
  if (plan.epoch !== epoch) throw new ApiError(409, words.refused.stale, { epoch: plan.epoch })
  return plan
}
