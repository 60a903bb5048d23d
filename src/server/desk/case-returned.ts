import { desc, eq } from 'drizzle-orm'
import type { Case } from '../cases/case-rows.ts'
import { type ReturnContent, returnOwner } from '../cases/hold-supply.ts'
import { caseReturns } from '../cases/tables.ts'
import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'
import { staffName } from '../staff/staff-names.ts'

/** Why a case is back with the prescriber, for as long as nobody has decided anew. Null: it is not. */
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
