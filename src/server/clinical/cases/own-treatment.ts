import { desc, eq } from 'drizzle-orm'
import type { InjectionDay } from '#domain/treatment/injections.ts'
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
