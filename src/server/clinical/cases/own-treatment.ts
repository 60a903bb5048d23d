import { desc, eq } from 'drizzle-orm'
import type { InjectionDay } from '#domain/treatment/injections.ts'
import type { PlanState } from '#domain/treatment/plan-states.ts'
import type { Orm } from '../../platform/database/database.ts'
import { plans } from '../treatment/tables.ts'

interface OwnTreatment {
  /** Active or paused. */
  readonly isLive: boolean
  readonly injectionDay: InjectionDay
}

/** A patient's newest treatment with us, in the form the rules read. None: not live, and no injection day known. */
export async function ownTreatmentOf(tx: Orm, accountId: string): Promise<OwnTreatment> {
  const found = await tx
    .select({ state: plans.state, injectionDay: plans.injectionDay })
    .from(plans)
    .where(eq(plans.accountId, accountId))
    .orderBy(desc(plans.createdAt))
  return {
    isLive: found.some(({ state }) => state !== 'stopped'),
    injectionDay: found[0]?.injectionDay ?? null,
  }
}

/** The state of their newest treatment and when it began. Null: there has been none. */
export async function newestPlanState(
  tx: Orm,
  accountId: string,
): Promise<{ readonly startedOn: string; readonly state: PlanState } | null> {
  const [found] = await tx
    .select({ startedOn: plans.startedOn, state: plans.state })
    .from(plans)
    .where(eq(plans.accountId, accountId))
    .orderBy(desc(plans.createdAt), desc(plans.startedOn))
    .limit(1)
  return found ?? null
}
