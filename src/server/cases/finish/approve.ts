import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../database/database.ts'
import { sendSoon } from '../../orders/order-email.ts'
import type { Services } from '../../services.ts'
import { prescriptions } from '../../supply/tables.ts'
import { type Case, caseOwner, moveCase, noteOnCase } from '../case-rows.ts'
import { type Decision, type DecisionContent, openDecision, type SignedPrescription } from '../decisions.ts'
import { cases } from '../tables.ts'
import { tellPatient } from '../tell-patient.ts'
import { settle } from './settle.ts'

/** The prescription comes into the register; then a pharmacist checks it, or before that another prescriber signs. */
export async function finishApproval(services: Services, decision: Decision): Promise<void> {
  const content = openDecision(services, decision)
  await settle(services, decision, async (tx, found) => {
    if (content.isSenior) {
      await tx.update(cases).set({ awaitsSignature: true }).where(eq(cases.id, found.id))
      const { staffId, id: decisionId } = decision
      return noteOnCase(tx, found, {
        by: 'staff',
        staffId,
        what: 'approved, to be signed',
        decisionId,
        now: services.now(),
      })
    }
    await approve(services, tx, found, decision, content)
  })
  sendSoon(services)
}

/** Takes effect with whoever's decision was the last that it needed. */
export async function approve(
  services: Services,
  tx: Orm,
  found: Case,
  approval: Decision,
  { prescription, words }: DecisionContent,
): Promise<void> {
  if (!prescription) throw new Error('An approval has no prescription.')
  const { staffId, id: decisionId } = approval
  const moved = await moveCase(tx, found, {
    to: 'approved',
    as: 'decide-cases',
    by: 'staff',
    staffId,
    what: 'approved',
    decisionId,
    now: services.now(),
    set: { awaitsSignature: false },
  })
  if (!moved) throw new Error('A case was approved that cannot be.')
  await register(services, tx, moved, approval, prescription)
  await tellPatient(services, tx, moved, { occasion: 'approved', words, staffId, decisionId })
}

export const prescriptionOwner = (caseId: string) => `${caseOwner(caseId)}/prescription`

async function register(
  { vault }: Services,
  tx: Orm,
  { id: caseId, orderId }: Case,
  { id: decisionId, staffId }: Decision,
  { text, keyId, signature, signedAt, expiresAt }: SignedPrescription,
): Promise<void> {
  if (orderId === null) throw new Error('Something was prescribed that nobody ordered.')
  await tx.insert(prescriptions).values({
    id: randomUUID(),
    caseId,
    orderId,
    decisionId,
    staffId,
    keyId,
    content: vault.seal(text, prescriptionOwner(caseId)),
    signature: Buffer.from(signature, 'base64'),
    signedAt: new Date(signedAt),
    expiresAt: new Date(expiresAt),
  })
}
