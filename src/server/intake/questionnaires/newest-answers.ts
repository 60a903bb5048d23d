import { and, desc, eq, ne } from 'drizzle-orm'
import { guestSessions } from '../../identity/guest-sessions/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { answerSets } from './tables.ts'

/** The newest answers an account has given to a questionnaire, in whichever visit. */
export async function newestAnswers(orm: Orm, accountId: string, questionnaire: string, exceptVisit?: string) {
  const [newest] = await orm
    .select({
      visitId: guestSessions.id,
      answers: answerSets.answers,
      version: answerSets.version,
      updatedAt: answerSets.updatedAt,
    })
    .from(answerSets)
    .innerJoin(guestSessions, eq(guestSessions.id, answerSets.visitId))
    .where(
      and(
        eq(guestSessions.accountId, accountId),
        eq(answerSets.questionnaire, questionnaire),
        exceptVisit === undefined ? undefined : ne(answerSets.visitId, exceptVisit),
      ),
    )
    .orderBy(desc(answerSets.updatedAt))
    .limit(1)
  return newest ?? null
}
