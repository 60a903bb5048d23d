import { sendSoon } from '../../../orders/order-email.ts'
import type { Services } from '../../../platform/services.ts'
import { moveCase } from '../case-rows.ts'
import { type Decision, openDecision } from '../decisions.ts'
import { notifyPatient } from '../notify-patient.ts'
import { replyHeldUntil } from '../reply-hold.ts'
import { settle } from './settle.ts'

/** The case waits for the patient; the prescriber who asked gets the reply first. */
export async function finishAsking(services: Services, decision: Decision): Promise<void> {
  const { staffId, id: decisionId } = decision
  const { words } = openDecision(services, decision)
  await settle(services, decision, async (tx, found) => {
    const now = services.now()
    const moved = await moveCase(tx, found, {
      to: 'waiting_for_patient',
      as: 'work-cases',
      by: 'staff',
      staffId,
      what: 'asked',
      decisionId,
      now,
      set: { keptFor: staffId, keptUntil: replyHeldUntil(now) },
    })
    if (!moved) throw new Error('A question was asked about a case that cannot wait for the patient.')
    await notifyPatient(services, tx, moved, { occasion: 'asked', words, staffId, decisionId })
  })
  sendSoon(services)
}
