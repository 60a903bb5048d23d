import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { dataExports } from '../tables.ts'

/**
 * A copy that is ready or being made may hold what has just been held back: it can no longer be downloaded, and is made
 * again from the beginning. Whoever is making it loses it by the number of the attempt.
 */
export async function makeCopyAnew(tx: Orm, accountId: string): Promise<void> {
  await tx
    .update(dataExports)
    .set({ readyAt: null, expiresAt: null, leasedUntil: null, size: 0, attempt: sql`${dataExports.attempt} + 1` })
    .where(eq(dataExports.accountId, accountId))
}
