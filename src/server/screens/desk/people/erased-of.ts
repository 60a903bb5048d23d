import { and, eq, isNull } from 'drizzle-orm'
import type { PersonRecord } from '#contract/identity/people.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { erasures } from '../../../privacy/tables.ts'

/** Whether a patient has asked to be erased, and what is still kept. */
export async function erasedOf(tx: Orm, accountId: string): Promise<PersonRecord['erased']> {
  const [found] = await tx
    .select()
    .from(erasures)
    .where(and(eq(erasures.accountId, accountId), isNull(erasures.calledOffAt)))
  if (!found) return null
  const { askedAt, erasedAt, careUntil, taxUntil } = found
  return {
    askedAt: askedAt.toISOString(),
    at: erasedAt?.toISOString() ?? null,
    keptUntil: [careUntil, taxUntil].toSorted().findLast((until) => until !== null) ?? null,
  }
}
