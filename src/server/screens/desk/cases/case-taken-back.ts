import { and, desc, eq } from 'drizzle-orm'
import { takenBackEvents } from '../../../clinical/cases/lost-decisions.ts'
import { caseDecisions, caseEvents } from '../../../clinical/cases/tables.ts'
import { staffName } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

/** The last decision of a case, if a restriction kept it from taking effect. Null: it did not, or one was made since. */
export async function takenBackShown(services: Pick<Services, 'vault'>, tx: Orm, caseId: string) {
  const isRestricted = and(
    eq(caseEvents.decisionId, caseDecisions.id),
    eq(caseEvents.what, takenBackEvents['use restricted']),
  )
  const [last] = await tx
    .select({ kind: caseDecisions.kind, staffId: caseDecisions.staffId, at: caseEvents.at })
    .from(caseDecisions)
    .leftJoin(caseEvents, isRestricted)
    .where(eq(caseDecisions.caseId, caseId))
    .orderBy(desc(caseDecisions.decidedAt))
    .limit(1)
  if (!last?.at) return null
  return { kind: last.kind, by: await staffName(services, tx, last.staffId), at: last.at.toISOString() }
}
