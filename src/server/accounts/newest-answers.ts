import { and, desc, eq, ne } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { answerSets } from '../questionnaires/tables.ts'
import { visits } from '../visits/tables.ts'

/** The newest answers an account has given to a questionnaire, in whichever visit. */
export async function newestAnswers(orm: Orm, accountId: string, questionnaire: string, exceptVisit?: string) {
  const [newest] = await orm
    .select({
      visitId: visits.id,
      answers: answerSets.answers,
      version: answerSets.version,
      updatedAt: answerSets.updatedAt,
    })
    .from(answerSets)
    .innerJoin(visits, eq(visits.id, answerSets.visitId))
    .where(
      and(
        eq(visits.accountId, accountId),
        eq(answerSets.questionnaire, questionnaire),
        exceptVisit === undefined ? undefined : ne(answerSets.visitId, exceptVisit),
      ),
    )
    .orderBy(desc(answerSets.updatedAt))
    .limit(1)
  return newest ?? null
}
