import { eq, type SQL, sql } from 'drizzle-orm'
import { visitFlowNames } from '#domain/questionnaires/flows.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { ownerOf } from '../questionnaires/save-answer.ts'
import { answerSets } from '../questionnaires/tables.ts'
import { newestAnswers } from './newest-answers.ts'
import { accounts } from './tables.ts'

/** Whether an account has given answers, in whichever visit. As SQL, where there are `accounts`. */
export const hasAnswers = `exists (
  select from visits join answer_sets on answer_sets.visit_id = visits.id where visits.account_id = accounts.id
)`

export async function hasAnswersToResume(orm: Orm, accountId: string): Promise<boolean> {
  const [found] = await orm
    .select({ has: sql.raw(hasAnswers) as SQL<boolean> })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return found?.has ?? false
}

/** Goes on where the account left off on another device. Answers this visit has already are left alone. */
export async function resumeAnswers(tx: Orm, vault: Vault, accountId: string, visitId: string): Promise<void> {
  for (const questionnaire of visitFlowNames) {
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
