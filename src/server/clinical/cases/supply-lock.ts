import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { supplyLocks } from '../treatment/tables.ts'

export type SupplyLock = typeof supplyLocks.$inferSelect

/** A patient's active supply lock, set by a red-flag symptom. Null: none. */
export async function openLockOf(tx: Orm, accountId: string): Promise<SupplyLock | null> {
  const [found] = await tx
    .select()
    .from(supplyLocks)
    .where(and(eq(supplyLocks.accountId, accountId), isNull(supplyLocks.liftedAt)))
  return found ?? null
}
