import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { heldWords } from '#content/cases/returns.ts'
import { reviewedAgain } from '#content/notifications/desk-notices.ts'
import { newSinceApproval } from '#domain/cases/supply-hold.ts'
import type { Flag } from '#domain/clinical/flag.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { cancelPrescriptions } from './cancel-prescriptions.ts'
import { type CaseInputs, caseInputs } from './case-inputs.ts'
import { type Case, caseOwner, lockCase, moveCase, noteOnCase } from './case-rows.ts'
import { openDecision, requireOwn } from './decisions.ts'
import { approvalOf } from './finish/sign.ts'
import { type Judgement, judgeIfReadable } from './judgement.ts'
import { sendNotice } from './notify-patient.ts'
import { reassess } from './reassess.ts'
import { caseReturns, cases, type HeldAt } from './tables.ts'

export const returnOwner = (caseId: string) => `${caseOwner(caseId)}/return`

/** The contents of a return row, sealed. */
export interface ReturnContent {
  readonly reason?: string
  readonly flags?: readonly Pick<Flag, 'id' | 'severity' | 'says'>[]
}

/** Some rules concern only a dose that is about to be approved, or was. */
export function judgeWithDose(services: Pick<Services, 'log'>, inputs: CaseInputs, dose: string): Judgement | null {
  const mg = medicineNamed(inputs.order.item)?.doses.find((stage) => stage.dose === dose)?.mg
  return mg === undefined ? null : judgeIfReadable(services, { ...inputs, input: { ...inputs.input, proposedMg: mg } })
}

/** Applies the rules to everything known now, for the approved dose. Empty: nothing is new since the approval. */
async function newGrounds(services: Services, tx: Orm, found: Case): Promise<Flag[]> {
  const inputs = await caseInputs(services, tx, found)
  const approval = await approvalOf(tx, found.id)
  if (!inputs || !approval) return []
  const { dose = '', flags = [] } = openDecision(services, approval)
  const judgement = judgeWithDose(services, inputs, dose)
  if (!judgement) throw new ApiError(409, heldWords.unread)
  return newSinceApproval(flags as readonly Flag[], judgement.flags)
}

/** Whether the next step would be refused. */
export const hasNewGrounds = async (services: Services, tx: Orm, found: Case): Promise<boolean> =>
  (await newGrounds(services, tx, found)).length > 0

interface Step {
  readonly heldAt: HeldAt
  readonly staffId: string
}

/**
 * Runs the rules once more before an approved case takes its next step. New findings send it back to the prescriber, in
 * the transaction of the step. Returns the new findings; null: the step may proceed. The caller holds the case, so any
 * change of the assessment comes wholly before or after.
 */
export async function holdIfNew(
  services: Services,
  tx: Orm,
  found: Case,
  { heldAt, staffId }: Step,
): Promise<readonly Flag[] | null> {
  const flags = await newGrounds(services, tx, found)
  if (flags.length === 0) return null
  await returnToPrescriber(services, tx, found, {
    by: 'rules',
    staffId,
    heldAt,
    content: { flags: flags.map(({ id, severity, says }) => ({ id, severity, says })) },
  })
  return flags
}

/** As the member of staff whose step was refused reads it. */
const heldRefusal = (flags: readonly Pick<Flag, 'says'>[]): ApiError =>
  new ApiError(409, heldWords.refused(flags.map(({ says }) => says)), {
    reason: 'held',
    because: flags.map(({ says }) => says),
  })

interface Returning {
  readonly by: 'pharmacist' | 'rules'
  readonly staffId: string
  readonly heldAt: HeldAt | null
  readonly content: ReturnContent
  readonly decisionId?: string
}

/** The approval no longer stands: nothing is supplied by it, and the patient no longer reads that it will be. */
export async function returnToPrescriber(
  services: Services,
  tx: Orm,
  found: Case,
  { by, staffId, heldAt, content, decisionId }: Returning,
): Promise<void> {
  const now = services.now()
  const what = by === 'pharmacist' ? 'returned by the pharmacist' : heldWords.event
  const doer = { by: 'staff', staffId, what, now, ...(decisionId ? { decisionId } : {}) } as const
  const set = { awaitsSignature: false, returnedAt: new Date(now), claimedBy: null, claimUntil: null }
  await tx.insert(caseReturns).values({
    id: randomUUID(),
    caseId: found.id,
    by,
    staffId,
    heldAt,
    content: services.vault.seal(JSON.stringify(content), returnOwner(found.id)),
    at: new Date(now),
  })
  const isPatientInformed = found.state !== 'ready'
  if (isPatientInformed) {
    const as = by === 'pharmacist' ? 'check-approvals' : 'rules'
    if (!(await moveCase(tx, found, { ...doer, to: 'ready', as, set })))
      throw new Error('A case was returned from where none can be.')
  } else {
    await tx
      .update(cases)
      .set({ ...set, epoch: sql`epoch + 1` })
      .where(eq(cases.id, found.id))
    await noteOnCase(tx, found, doer)
  }
  // Its letters are cancelled with it: none is posted, and the patient's own copy says so.
  await cancelPrescriptions(tx, found.id, now)
  await reassess(services, tx, { ...found, state: 'ready' })
  if (!isPatientInformed || found.orderId === null) return
  const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderId))
  if (order) await sendNotice(services, tx, order, reviewedAgain)
}

/** Run when staff take the next step: refuses it, with the case back at the prescriber. */
export async function refuseIfNew(
  services: Services,
  { id, epoch, staffId }: { readonly id: string; readonly epoch: number; readonly staffId: string },
  heldAt: HeldAt,
): Promise<void> {
  const flags = await services.database.transaction(async (tx) => {
    const found = await lockCase(tx, id)
    if (!found) return null
    await requireOwn(services, tx, found, { epoch, staffId, now: services.now() })
    return holdIfNew(services, tx, found, { heldAt, staffId })
  })
  if (!flags) return
  sendSoon(services)
  throw heldRefusal(flags)
}
