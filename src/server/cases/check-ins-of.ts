import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { checkIn as flow } from '#domain/questionnaires/check-in/flow.ts'
import type { Answers } from '#domain/questionnaires/engine/step.ts'
import { type ToldCheckIn, toldCheckIn } from '#domain/treatment/told-check-in.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { checkIns } from '../plans/tables.ts'
import { inCurrentVersion } from '../questionnaires/current-version.ts'

export type CheckInRow = typeof checkIns.$inferSelect

export const checkInOwner = (id: string) => `check-in/${id}`

/** One that was sent, as rules read it. */
export interface SentCheckIn {
  readonly row: CheckInRow
  /** In the words of the present questionnaire. */
  readonly answers: Answers
  readonly told: ToldCheckIn
}

/** All that a person has sent, the oldest first. */
export async function sentCheckInsOf(tx: Orm, vault: Vault, accountId: string): Promise<SentCheckIn[]> {
  const rows = await tx
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.accountId, accountId), isNotNull(checkIns.answers)))
    .orderBy(asc(checkIns.finishedAt), asc(checkIns.round), asc(checkIns.id))
  return rows.map((row) => sentIn(vault, row))
}

function sentIn(vault: Vault, row: CheckInRow): SentCheckIn {
  const { id, answers: sealed, version, finishedAt } = row
  if (!sealed || version === null || !finishedAt) throw new Error('A check-in was opened that nobody has sent.')
  const answers = JSON.parse(inCurrentVersion(flow, version, vault.open(sealed, checkInOwner(id))))
  return { row, answers, told: toldCheckIn(answers, londonTimeAt(finishedAt.getTime()).date) }
}
