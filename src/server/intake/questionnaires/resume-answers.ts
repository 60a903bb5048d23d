import { eq } from 'drizzle-orm'
import { guestFlowNames } from '#domain/intake/flows.ts'
import { guestSessions } from '../../identity/guest-sessions/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { newestAnswers } from './newest-answers.ts'
import { ownerOf } from './save-answer.ts'
import { answerSets } from './tables.ts'

/** Whether an account has given answers, in whichever visit. */
export async function hasAnswersToResume(orm: Orm, accountId: string): Promise<boolean> {
  const found = await orm
    .select({ of: answerSets.questionnaire })
    .from(answerSets)
    .innerJoin(guestSessions, eq(guestSessions.id, answerSets.visitId))
    .where(eq(guestSessions.accountId, accountId))
    .limit(1)
  return found.length > 0
}

export async function hasAnswersIn(orm: Orm, visitId: string): Promise<boolean> {
  const given = await orm
    .select({ of: answerSets.questionnaire })
    .from(answerSets)
    .where(eq(answerSets.visitId, visitId))
  return given.length > 0
}

/** Goes on where the account left off on another device. Answers this visit has already are left alone. */
export async function resumeAnswers(tx: Orm, vault: Vault, accountId: string, visitId: string): Promise<void> {
  for (const questionnaire of guestFlowNames) {
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
