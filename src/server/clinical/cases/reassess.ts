import { eq } from 'drizzle-orm'
import { riskRank } from '#domain/cases/risk.ts'
import type { Orm } from '../../platform/database/database.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { clinicalHistoryOf, writeHistory } from '../history/entries.ts'
import { missingEntries } from '../history/record-reported.ts'
import { type CaseInputs, caseInputs } from './case-inputs.ts'
import { type Case, moveCase } from './case-rows.ts'
import { judgeIfReadable } from './judgement.ts'
import { sealFacts } from './queue-facts.ts'
import { cases } from './tables.ts'

/**
 * Applies the rules to a case as it is now: when its order arrives, and whenever something about the patient changes.
 * Once nothing is missing that a review waits for, it is ready. The caller holds the case.
 */
export async function reassess(services: Pick<Services, 'vault' | 'now' | 'log'>, tx: Orm, found: Case): Promise<void> {
  const inputs = await withReportsRecorded(services, tx, found, await caseInputs(services, tx, found))
  const judgement = inputs && judgeIfReadable(services, inputs)
  // It stays unassessed, and first in the queue.
  if (!judgement) return
  const { queueRisk, facts, rulesVersion, isReady, waitsFor } = judgement
  await tx
    .update(cases)
    .set({ risk: riskRank(queueRisk), rulesVersion, waitsFor, facts: sealFacts(services.vault, found.id, facts) })
    .where(eq(cases.id, found.id))
  const isWaiting = found.state === 'waiting_for_evidence' && isReady
  if (isWaiting) {
    await moveCase(tx, found, {
      to: 'ready',
      as: 'evidence',
      by: 'patient',
      what: 'evidence complete',
      now: services.now(),
    })
  } else await publishDeskEvent(tx, 'case', found.id)
}

/** Records reported reasons against a medicine in the clinical history, so that the rules read them with the rest. */
async function withReportsRecorded(
  { vault, now, log }: Pick<Services, 'vault' | 'now' | 'log'>,
  tx: Orm,
  { id: caseId }: Case,
  inputs: CaseInputs | null,
): Promise<CaseInputs | null> {
  if (!inputs || inputs.order.accountId === null) return inputs
  const { order, input } = inputs
  const { accountId, id: orderId } = inputs.order
  const { answers, followUp, repeat = null, checkIns = [], history, clinicalHistory = [], today } = input
  const reported = {
    orderId,
    caseId,
    placedAt: order.createdAt.getTime(),
    answers,
    ends: history.earlierEnds,
    followUp,
    checkIn: repeat?.checkIn ?? null,
    checkInAnswers: checkIns.at(-1) ?? {},
  }
  let missing: ReturnType<typeof missingEntries>
  try {
    missing = missingEntries(reported, clinicalHistory, today, now())
  } catch (error) {
    // Like answers the rules cannot read: a prescriber looks at the case.
    log.warn({ err: error, reference: order.reference }, 'the clinical history cannot read the answers of an order')
    return inputs
  }
  if ((await writeHistory(tx, vault, accountId, missing)) === 0) return inputs
  return { ...inputs, input: { ...input, clinicalHistory: await clinicalHistoryOf(tx, vault, accountId, orderId) } }
}
