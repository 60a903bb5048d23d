import { eq } from 'drizzle-orm'
import { riskRank } from '#domain/cases/risk.ts'
import type { Orm } from '../database/database.ts'
import { tellDesk } from '../desk-changes/tell-desk.ts'
import type { Services } from '../services.ts'
import { caseInputs } from './case-inputs.ts'
import { type Case, moveCase } from './case-rows.ts'
import { sealFacts } from './facts.ts'
import { judgeIfReadable } from './judgement.ts'
import { cases } from './tables.ts'

/**
 * Applies the rules to a case as it is now: after its order came in, and whenever something about the person changes. When
 * nothing is missing that a review waits for, it is ready. The caller holds the case.
 */
export async function reassess(services: Pick<Services, 'vault' | 'now' | 'log'>, tx: Orm, found: Case): Promise<void> {
  const inputs = await caseInputs(services, tx, found)
  const judgement = inputs && judgeIfReadable(services, inputs)
  // It stays unread, and first in the queue.
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
  } else await tellDesk(tx, 'case', found.id)
}
