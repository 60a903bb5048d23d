import { eq } from 'drizzle-orm'
import { guestFlowNames } from '#domain/intake/flows.ts'
import { guestSessions } from '../../identity/guest-sessions/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { newestAnswers } from './newest-answers.ts'
import { ownerOf } from './save-answer.ts'
import { answerSets } from './tables.ts'

/** Whether an account has given answers, in any guest session. */
export async function hasAnswersToResume(orm: Orm, accountId: string): Promise<boolean> {
  const found = await orm
    .select({ of: answerSets.questionnaire })
    .from(answerSets)
    .innerJoin(guestSessions, eq(guestSessions.id, answerSets.guestSessionId))
    .where(eq(guestSessions.accountId, accountId))
    .limit(1)
  return found.length > 0
}

export async function hasAnswersIn(orm: Orm, guestSessionId: string): Promise<boolean> {
  const given = await orm
    .select({ of: answerSets.questionnaire })
    .from(answerSets)
    .where(eq(answerSets.guestSessionId, guestSessionId))
  return given.length > 0
}

/** Resumes where the account left off on another device. Existing answers of this guest session are left alone. */
export async function resumeAnswers(tx: Orm, vault: Vault, accountId: string, guestSessionId: string): Promise<void> {
  for (const questionnaire of guestFlowNames) {
    const earlier = await newestAnswers(tx, accountId, questionnaire, guestSessionId)
    if (!earlier) continue
    const plain = vault.open(earlier.answers, ownerOf(earlier.guestSessionId, questionnaire))
    const owner = ownerOf(guestSessionId, questionnaire)
    await tx
      .insert(answerSets)
      .values({
        guestSessionId,
        questionnaire,
        version: earlier.version,
        revision: 1,
        answers: vault.seal(plain, owner),
        digest: vault.digest(plain, owner),
      })
      .onConflictDoNothing()
  }
}
