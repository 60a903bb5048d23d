import { historyEntryWords } from '#content/cases/clinical-history.ts'
import { changedAnswersWords as words } from '#content/evidence/changed-answers.ts'
import { answersToExplain } from '#domain/clinical/changed-answers.ts'
import type { HistoryEntry } from '#domain/clinical/clinical-history.ts'
import { type Patient, patientOf } from '#domain/clinical/patient.ts'
import { answerNow } from '#domain/clinical/stop-questions.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { caseInputs } from '../cases/case-inputs.ts'
import { lockCasesOf, reassessCase } from '../cases/reassess-case.ts'
import { writeHistory } from '../history/entries.ts'
import { waitingOrder } from './waiting-order.ts'

interface Unexplained {
  readonly orderId: string
  readonly patient: Patient
  readonly entries: readonly HistoryEntry[]
}

/** For the order awaiting a decision. Null: none waits, or its answers need no reason. */
export async function unexplainedOf(services: Services, tx: Orm, accountId: string): Promise<Unexplained | null> {
  const order = await waitingOrder(tx, accountId)
  const inputs = order && (await caseInputs(services, tx, { orderId: order.id }))
  if (!inputs) return null
  const patient = patientOf(inputs.input)
  const entries = answersToExplain(patient)
  return entries.length === 0 ? null : { orderId: order.id, patient, entries }
}

const saidNow = (code: string, patient: Patient): string => answerNow(code, patient).join(', ') || words.notAsked

export const myChangedAnswers =
  (services: Services): Handler<'my_changed_answers'> =>
  async ({ account }) => {
    const found = await services.database.run((orm) => unexplainedOf(services, orm, account.id))
    if (!found) return { changed: [] }
    const { patient, entries } = found
    return {
      changed: entries.map(({ said, words: stored, code, on }) => ({
        before: said || stored,
        now: saidNow(code, patient),
        on,
      })),
    }
  }

export const explainChangedAnswers =
  (services: Services): Handler<'explain_changed_answers'> =>
  async ({ account, body }) => {
    const reason = body.reason.trim()
    if (reason === '') throw new ApiError(422, words.empty)
    const { database, vault, now } = services
    return database.transaction(async (tx) => {
      const held = await lockCasesOf(tx, account.id)
      await lockAccount(tx, account.id)
      const found = await unexplainedOf(services, tx, account.id)
      if (!found) throw new ApiError(409, words.none)
      const { orderId, patient, entries } = found
      await writeHistory(
        tx,
        vault,
        account.id,
        entries.map(({ id, code, said, words: stored }) => ({
          kind: 'answer changed',
          code,
          words: historyEntryWords.changed(said || stored, saidNow(code, patient), reason),
          source: 'medical history form',
          occasion: `changed/${id}`,
          orderId,
          at: now(),
        })),
      )
      await reassessCase(services, tx, held)
      return {}
    })
  }
