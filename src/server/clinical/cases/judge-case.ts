import type { CaseToDecide } from '#domain/cases/blockers.ts'
import { holderAt } from '#domain/cases/lease.ts'
import { isUseStopped } from '../../identity/restrictions/restricted.ts'
import type { Orm } from '../../platform/database/database.ts'
import { pipeline } from '../../platform/database/pipeline.ts'
import type { Services } from '../../platform/services.ts'
import { caseById } from './case-by-id.ts'
import { type CaseInputs, caseInputs } from './case-inputs.ts'
import type { Case } from './case-rows.ts'
import { type Decision, noSuchCase } from './decisions.ts'
import { approvalOf } from './finish/sign.ts'
import { type Judgement, judgeIfReadable } from './judgement.ts'

/** A case with today's assessment and its status for the caller. */
export interface JudgedCase {
  readonly found: Case
  readonly inputs: CaseInputs | null
  /** Null: it is about no order, or its answers cannot be read. */
  readonly judgement: Judgement | null
  readonly approval: Decision | null
  readonly toDecide: CaseToDecide
}

export async function judgeCase(services: Services, tx: Orm, caseId: string, staffId: string): Promise<JudgedCase> {
  const found = await caseById(tx, caseId)
  if (!found) throw noSuchCase()
  const [inputs, approval] = await pipeline([caseInputs(services, tx, found), approvalOf(tx, caseId)])
  const judgement = inputs && judgeIfReadable(services, inputs)
  const accountId = inputs?.order.accountId ?? found.accountId
  const isRestricted = await isUseStopped(tx, 'decision', { accountId, caseId }, services.now())
  const claim = { by: found.claimedBy, until: found.claimUntil?.getTime() ?? null }
  return {
    found,
    inputs,
    judgement,
    approval,
    toDecide: {
      state: found.state,
      awaitsSignature: found.awaitsSignature,
      isMine: holderAt(claim, services.now()) === staffId,
      isPending: found.pendingDecision !== null,
      flags: judgement?.flags ?? null,
      missing: judgement?.missing ?? [],
      isOwnApproval: approval?.staffId === staffId,
      isRestricted,
    },
  }
}
