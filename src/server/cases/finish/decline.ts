import { orderById } from '../../orders/find-order.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { declineOrder } from '../../orders/review.ts'
import type { Services } from '../../services.ts'
import { lockCase, moveCase } from '../case-rows.ts'
import { type Decision, openDecision } from '../decisions.ts'
import { tellPatient } from '../tell-patient.ts'
import { settle } from './settle.ts'

/** The money is let go first; then the email says so, and the account says why. */
export async function finishDecline(services: Services, decision: Decision): Promise<void> {
  const { caseId, staffId, id: decisionId, reason } = decision
  const { words } = openDecision(services, decision)
  const found = await services.database.run((orm) => lockCase(orm, caseId))
  if (found?.orderId) await letGo(services, found.orderId, { by: staffId, staffId, note: reason ?? '' })
  await settle(services, decision, async (tx, locked) => {
    const moved = await moveCase(tx, locked, {
      to: 'declined',
      as: 'decide-cases',
      by: 'staff',
      staffId,
      what: 'declined',
      decisionId,
      now: services.now(),
      set: { awaitsSignature: false },
    })
    if (!moved) throw new Error('A case was declined that cannot be.')
    await tellPatient(services, tx, moved, { occasion: 'declined', words, staffId, decisionId })
  })
  sendSoon(services)
}

/** The hold may have ended by itself meanwhile: then it is gone, the patient knows, and the decision stands all the same. */
async function letGo(services: Services, orderId: string, rejection: Parameters<typeof declineOrder>[2]) {
  const { state } = await orderById(services, orderId)
  if (state !== 'expired') await declineOrder(services, orderId, { ...rejection, givesBack: true })
}
