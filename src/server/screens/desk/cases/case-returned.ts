import { desc, eq } from 'drizzle-orm'
import type { Case } from '../../../clinical/cases/case-rows.ts'
import { type ReturnContent, returnOwner } from '../../../clinical/cases/hold-supply.ts'
import { caseReturns } from '../../../clinical/cases/tables.ts'
import { staffName } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

/** Why a case is back with the prescriber, until it is decided again. Null: it is not. */
export async function returnedShown(services: Pick<Services, 'vault'>, tx: Orm, { id, returnedAt }: Case) {
  if (returnedAt === null) return null
  const [last] = await tx
    .select()
    .from(caseReturns)
    .where(eq(caseReturns.caseId, id))
    .orderBy(desc(caseReturns.at))
    .limit(1)
  if (!last) return null
  const { reason = null, flags = [] } = JSON.parse(services.vault.open(last.content, returnOwner(id))) as ReturnContent
  return {
    by: last.by,
    heldAt: last.heldAt,
    name: await staffName(services, tx, last.staffId),
    at: last.at.toISOString(),
    reason,
    flags: flags.map(({ id: flag, says }) => ({ id: flag, says })),
  }
}
