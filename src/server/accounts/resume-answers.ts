import { and, desc, eq, ne } from 'drizzle-orm'
import { flowNames } from '#domain/questionnaires/flows.ts'
import type { Orm } from '../database/database.ts'
import { answerSets, visits } from '../database/schema.ts'
import type { Vault } from '../encryption/vault.ts'
import { ownerOf } from '../questionnaires/save-answer.ts'

/** The newest answers an account has given to a questionnaire, in whichever visit. */
export async function newestAnswers(orm: Orm, accountId: string, questionnaire: string, exceptVisit?: string) {
  const [newest] = await orm
    .select({ visitId: answerSets.visitId, answers: answerSets.answers, version: answerSets.version })
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

export async function hasAnswersToResume(orm: Orm, accountId: string): Promise<boolean> {
  const some = await orm
    .select({ visitId: visits.id })
    .from(visits)
    .innerJoin(answerSets, eq(answerSets.visitId, visits.id))
    .where(eq(visits.accountId, accountId))
    .limit(1)
  return some.length > 0
}

/** Goes on where the account left off on another device. Answers this visit has already are left alone. */
export async function resumeAnswers(tx: Orm, vault: Vault, accountId: string, visitId: string): Promise<void> {
  for (const questionnaire of flowNames) {
    const earlier = await newestAnswers(tx, accountId, questionnaire, visitId)
    if (!earlier) continue
    const plain = vault.open(earlier.answers, ownerOf(earlier.visitId, questionnaire))
    const owner = ownerOf(visitId, questionnaire)
    await tx
      .insert(answerSets)
      .values({
        visitId,
        questionnaire,
        version: earlier.version,
        revision: 1,
        answers: vault.seal(plain, owner),
        digest: vault.digest(plain, owner),
      })
      .onConflictDoNothing()
  }
}
