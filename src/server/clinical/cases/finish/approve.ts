import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isTaken } from '#domain/orders/kinds.ts'
import { askForCard } from '../../../orders/card-requests.ts'
import { lockOrder } from '../../../orders/lock-order.ts'
import { sendSoon } from '../../../orders/order-email.ts'
import type { Order } from '../../../orders/orders.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { parcels, prescriptions } from '../../supply/tables.ts'
import { writeApprovalLetters } from '../approval-letters.ts'
import { askForConfirmations } from '../ask-for-confirmations.ts'
import { type Case, moveCase, noteOnCase } from '../case-rows.ts'
import { type Decision, type DecisionContent, openDecision, type SignedPrescription } from '../decisions.ts'
import { holdIfNew } from '../hold-supply.ts'
import { notifyPatient } from '../notify-patient.ts'
import { cases } from '../tables.ts'
import { prescriptionOwner } from '../write-prescription.ts'
import { settle } from './settle.ts'

/** Registers the prescription; next a pharmacist checks it, or a second prescriber signs first. */
export async function finishApproval(services: Services, decision: Decision): Promise<void> {
  const content = openDecision(services, decision)
  await settle(services, decision, async (tx, found) => {
    // Something may have come up during the undo window.
    if (await holdIfNew(services, tx, found, { heldAt: 'approval', staffId: decision.staffId })) return
    if (content.isSenior) {
      await tx.update(cases).set({ awaitsSignature: true, returnedAt: null }).where(eq(cases.id, found.id))
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

/** Takes effect with the last signature it needs. */
export async function approve(
  services: Services,
  tx: Orm,
  found: Case,
  approval: Decision,
  content: DecisionContent,
): Promise<void> {
  const { prescription, words, pricePence } = content
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
    set: { awaitsSignature: false, returnedAt: null },
  })
  if (!moved) throw new Error('A case was approved that cannot be.')
  const registered = await register(services, tx, moved, approval, prescription)
  const isToConfirm = await askForConfirmations(services, tx, moved, content)
  if (await writeApprovalLetters(services, tx, registered)) {
    await noteOnCase(tx, moved, { by: 'clock', what: 'a letter to the GP is due', decisionId, now: services.now() })
  }
  const order = await lockOrderOf(tx, moved)
  const isMore = pricePence !== undefined && pricePence > order.amountPence
  if (isMore) await askForMore(services, tx, moved, order, pricePence)
  const approved = isToConfirm ? 'approved, to be confirmed' : 'approved'
  const occasion = isTaken(order)
    ? (await hasBeenSent(tx, moved.id))
      ? 'replaced'
      : 'approved, paid'
    : isMore
      ? 'price'
      : approved
  await notifyPatient(services, tx, moved, { occasion, words, staffId, decisionId })
}

/** Whether a parcel has left before. If not, a paid case was returned to the prescriber before it could. */
async function hasBeenSent(tx: Orm, caseId: string): Promise<boolean> {
  const [sent] = await tx.select({ id: parcels.id }).from(parcels).where(eq(parcels.caseId, caseId)).limit(1)
  return sent !== undefined
}

async function lockOrderOf(tx: Orm, { orderId }: Case): Promise<Order> {
  const order = orderId === null ? null : await lockOrder(tx, orderId)
  if (!order) throw new Error('Something was approved that nobody ordered.')
  return order
}

/** A dose that costs more than was authorised waits until the patient agrees to it. */
async function askForMore({ now }: Services, tx: Orm, found: Case, order: Order, amountPence: number): Promise<void> {
  await askForCard(tx, order, { why: 'price', amountPence, now: now() })
  const what = 'the price to be agreed to'
  const to = 'waiting_for_price'
  const moved = await moveCase(tx, found, { to, as: 'decide-cases', by: 'clock', what, now: now() })
  if (!moved) throw new Error('A case that was just approved cannot wait for the price.')
}

async function register(
  { vault }: Services,
  tx: Orm,
  { id: caseId, orderId }: Case,
  { id: decisionId, staffId }: Decision,
  { text, keyId, signature, signedAt, expiresAt }: SignedPrescription,
): Promise<typeof prescriptions.$inferSelect> {
  if (orderId === null) throw new Error('Something was prescribed that nobody ordered.')
  const [row] = await tx
    .insert(prescriptions)
    .values({
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
    .returning()
  if (!row) throw new Error('A prescription was not written down.')
  return row
}
