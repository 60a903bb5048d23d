import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { checkIn as flow } from '#domain/intake/check-in/flow.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { type ReportedCheckIn, reportedCheckIn } from '#domain/treatment/reported-check-in.ts'
import { inCurrentVersion } from '../../intake/questionnaires/current-version.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { checkIns } from '../treatment/tables.ts'

export type CheckInRow = typeof checkIns.$inferSelect

export const checkInOwner = (id: string) => `check-in/${id}`

/** A submitted check-in, in the form the rules read. */
export interface SentCheckIn {
  readonly row: CheckInRow
  /** In the words of the current questionnaire. */
  readonly answers: Answers
  readonly reported: ReportedCheckIn
}

/** All check-ins a patient has sent, oldest first. */
export async function sentCheckInsOf(tx: Orm, vault: Vault, accountId: string): Promise<SentCheckIn[]> {
  const rows = await tx
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.accountId, accountId), isNotNull(checkIns.answers)))
    .orderBy(asc(checkIns.finishedAt), asc(checkIns.round), asc(checkIns.id))
  return rows.map((row) => sentIn(vault, row))
}

/** The submitted check-ins about these pens, oldest first. */
export async function sentCheckInsAbout(tx: Orm, vault: Vault, coverIds: readonly string[]): Promise<SentCheckIn[]> {
  if (coverIds.length === 0) return []
  const rows = await tx
    .select()
    .from(checkIns)
    .where(and(inArray(checkIns.coverId, [...coverIds]), isNotNull(checkIns.answers)))
    .orderBy(asc(checkIns.finishedAt), asc(checkIns.round), asc(checkIns.id))
  return rows.map((row) => sentIn(vault, row))
}

function sentIn(vault: Vault, row: CheckInRow): SentCheckIn {
  const { id, answers: sealed, version, finishedAt } = row
  if (!sealed || version === null || !finishedAt) throw new Error('A check-in was opened that nobody has sent.')
  const answers = JSON.parse(inCurrentVersion(flow, version, vault.open(sealed, checkInOwner(id))))
  return { row, answers, reported: reportedCheckIn(answers, londonTimeAt(finishedAt.getTime()).date) }
}
