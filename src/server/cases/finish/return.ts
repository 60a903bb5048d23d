import type { Services } from '../../services.ts'
import { cancelPrescriptions } from '../cancel-prescriptions.ts'
import { moveCase } from '../case-rows.ts'
import type { Decision } from '../decisions.ts'
import { settle } from './settle.ts'

/** The pharmacist gives it back with a reason. What was prescribed is not to be supplied; nothing is told to the patient. */
export async function finishReturn(services: Services, decision: Decision): Promise<void> {
  const { staffId, id: decisionId } = decision
  await settle(services, decision, async (tx, found) => {
    const now = services.now()
    const moved = await moveCase(tx, found, {
      to: 'ready',
      as: 'check-approvals',
      by: 'staff',
      staffId,
      what: 'returned by the pharmacist',
      decisionId,
      now,
    })
    if (!moved) throw new Error('A case was returned that was not approved.')
    await cancelPrescriptions(tx, found.id, now)
  })
}
