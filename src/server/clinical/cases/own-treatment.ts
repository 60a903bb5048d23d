import { desc, eq } from 'drizzle-orm'
import type { InjectionDay } from '#domain/treatment/injections.ts'
import type { Orm } from '../../platform/database/database.ts'
import { plans } from '../treatment/tables.ts'

interface OwnTreatment {
  /** Active or paused. */
  readonly isLive: boolean
  readonly injectionDay: InjectionDay
}

/** What rules read of a person's treatment with us, the newest. None: it is not live, and no day is known. */
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
