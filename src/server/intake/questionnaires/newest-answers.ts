import { and, desc, eq, ne } from 'drizzle-orm'
import { guestSessions } from '../../identity/guest-sessions/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { answerSets } from './tables.ts'

/** The newest answers of an account to a questionnaire, in any guest session. */
export async function newestAnswers(orm: Orm, accountId: string, questionnaire: string, exceptGuestSession?: string) {
  const [newest] = await orm
    .select({
      guestSessionId: guestSessions.id,
      answers: answerSets.answers,
      version: answerSets.version,
      updatedAt: answerSets.updatedAt,
    })
    .from(answerSets)
    .innerJoin(guestSessions, eq(guestSessions.id, answerSets.guestSessionId))
    .where(
      and(
        eq(guestSessions.accountId, accountId),
        eq(answerSets.questionnaire, questionnaire),
        exceptGuestSession === undefined ? undefined : ne(answerSets.guestSessionId, exceptGuestSession),
      ),
    )
    .orderBy(desc(answerSets.updatedAt))
    .limit(1)
  return newest ?? null
}
