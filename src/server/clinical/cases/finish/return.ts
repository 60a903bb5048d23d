import { sendSoon } from '../../../orders/order-email.ts'
import type { Services } from '../../../platform/services.ts'
import { type Decision, openDecision } from '../decisions.ts'
import { returnToPrescriber } from '../hold-supply.ts'
import { settle } from './settle.ts'

/** The pharmacist returns it with a reason. The prescription is cancelled, and the patient is told. */
export async function finishReturn(services: Services, decision: Decision): Promise<void> {
  const { staffId, id: decisionId } = decision
  const { reason } = openDecision(services, decision)
  await settle(services, decision, (tx, found) =>
    returnToPrescriber(services, tx, found, {
      by: 'pharmacist',
      staffId,
      heldAt: null,
      content: { reason: reason ?? '' },
      decisionId,
    }),
  )
  sendSoon(services)
}
