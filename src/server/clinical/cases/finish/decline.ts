import { eq } from 'drizzle-orm'
import { historyEntryWords } from '#content/cases/clinical-history.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { type DeclineReason, declineWords } from '#domain/cases/decline-reasons.ts'
import { isTaken } from '#domain/orders/kinds.ts'
import { lockOrder } from '../../../orders/lock-order.ts'
import { sendSoon } from '../../../orders/order-email.ts'
import type { Order } from '../../../orders/orders.ts'
import { recordRefundDue } from '../../../orders/owed-refunds.ts'
import { refundedOf } from '../../../orders/refunded.ts'
import { declineOrder } from '../../../orders/review.ts'
import { orders } from '../../../orders/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { type NewEntry, writeHistory } from '../../history/entries.ts'
import { caseById } from '../case-by-id.ts'
import { moveCase } from '../case-rows.ts'
import { type Decision, openDecision } from '../decisions.ts'
import { notifyPatient } from '../notify-patient.ts'
import { settle } from './settle.ts'

/** The card is released first; then the email says so, and the account says why. */
export async function finishDecline(services: Services, decision: Decision): Promise<void> {
  const { caseId, staffId, id: decisionId, reason } = decision
  const { words } = openDecision(services, decision)
  const order = await services.database.run((orm) => orderOfCase(orm, caseId))
  const isPaid = order !== null && isTaken(order)
  // The authorisation may have ended meanwhile: the patient knows that, and the decision stands.
  const isGone = order?.state === 'expired' || order?.state === 'refunded'
  if (order && !isPaid && !isGone)
    await declineOrder(services, order.id, { by: staffId, staffId, note: reason ?? '', givesBack: true })
  await settle(services, decision, async (tx, locked) => {
    const moved = await moveCase(tx, locked, {
      to: 'declined',
      as: 'decide-cases',
      by: 'staff',
      staffId,
      what: 'declined',
      decisionId,
      now: services.now(),
      set: { awaitsSignature: false, returnedAt: null },
    })
    if (!moved) throw new Error('A case was declined that cannot be.')
    if (order) await keepReason(services, tx, order, decision)
    if (isPaid) await refundPaid(services, tx, order.id, decision)
    await notifyPatient(services, tx, moved, { occasion: 'declined', words, staffId, decisionId })
  })
  sendSoon(services)
}

/** Every later assessment reads it. For an order that its owner has not confirmed, it is recorded when they do. */
async function keepReason({ vault, now }: Services, tx: Orm, order: Order, decision: Decision): Promise<void> {
  if (order.accountId !== null) await writeHistory(tx, vault, order.accountId, [declineEntry(order, decision, now())])
}

export const declineEntry = (
  { id: orderId }: Pick<Order, 'id'>,
  { id, caseId, staffId, reason }: Pick<Decision, 'id' | 'caseId' | 'staffId' | 'reason'>,
  at: Instant,
): NewEntry => ({
  kind: 'declined',
  code: reason ?? 'unknown',
  words: declineWords[reason as DeclineReason]?.label ?? historyEntryWords.noReason,
  source: 'prescriber',
  occasion: `decision/${id}`,
  orderId,
  caseId,
  staffId,
  at,
})

/** A lost parcel that is not replaced: its price is refunded, and the refund's own email says so. */
async function refundPaid({ now }: Services, tx: Orm, orderId: string, { id, staffId }: Decision): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error('An order is gone while its parcel is not replaced.')
  const decidedPence = order.amountPence - (await refundedOf(tx, orderId))
  await recordRefundDue(tx, order, { id, reason: 'desk', by: 'clinician', staffId, decidedPence, now: now() })
}

async function orderOfCase(orm: Orm, caseId: string): Promise<Order | null> {
  const found = await caseById(orm, caseId)
  const [order] = found?.orderId ? await orm.select().from(orders).where(eq(orders.id, found.orderId)) : []
  return order ?? null
}
