import { and, asc, eq } from 'drizzle-orm'
import { staffNames } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { caseOwner } from './case-rows.ts'
import { caseMessageReads, caseMessages } from './tables.ts'

export const messageOwner = (caseId: string) => `${caseOwner(caseId)}/message`

/** Oldest first, each with whether the caller has read it. */
export async function discussionOf(services: Pick<Services, 'vault'>, tx: Orm, caseId: string, staffId: string) {
  const rows = await tx
    .select()
    .from(caseMessages)
    .where(eq(caseMessages.caseId, caseId))
    .orderBy(asc(caseMessages.at))
    .limit(200)
  if (rows.length === 0) return []
  const [read] = await tx
    .select()
    .from(caseMessageReads)
    .where(and(eq(caseMessageReads.caseId, caseId), eq(caseMessageReads.staffId, staffId)))
  const names = await staffNames(
    services,
    tx,
    rows.map((row) => row.staffId),
  )
  return rows.map((row) => ({
    id: row.id,
    by: names.get(row.staffId) ?? '',
    at: row.at.toISOString(),
    body: services.vault.open(row.body, messageOwner(caseId)),
    isNew: row.staffId !== staffId && (read === undefined || read.readAt < row.at),
  }))
}
