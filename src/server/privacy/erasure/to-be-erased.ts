import { and, inArray, isNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { erasures } from '../tables.ts'

/** Which of these patients have asked to be erased and have not cancelled it. */
export async function toBeErased(tx: Orm, accountIds: readonly string[]): Promise<string[]> {
  const found = await tx
    .select({ id: erasures.accountId })
    .from(erasures)
    .where(and(inArray(erasures.accountId, [...accountIds]), isNull(erasures.calledOffAt)))
  return found.map(({ id }) => id)
}
