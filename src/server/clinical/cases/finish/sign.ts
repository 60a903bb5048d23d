import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { sendSoon } from '../../../orders/order-email.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { noteOnCase } from '../case-rows.ts'
import { type Decision, openDecision } from '../decisions.ts'
import { holdIfNew } from '../hold-supply.ts'
import { caseDecisions } from '../tables.ts'
import { approve } from './approve.ts'
import { settle } from './settle.ts'

/** The second signature: the approval of the first takes effect. */
export async function finishSignature(services: Services, decision: Decision): Promise<void> {
  await settle(services, decision, async (tx, found) => {
    const approval = await approvalOf(tx, found.id)
    if (!approval) throw new Error('A signature was given to an approval that is gone.')
    if (await holdIfNew(services, tx, found, { heldAt: 'signature', staffId: decision.staffId })) return
    const { staffId, id: decisionId } = decision
    await noteOnCase(tx, found, { by: 'staff', staffId, what: 'countersigned', decisionId, now: services.now() })
    await approve(services, tx, found, approval, openDecision(services, approval))
  })
  sendSoon(services)
}

/** The approval that is in force. */
export async function approvalOf(tx: Orm, caseId: string): Promise<Decision | null> {
  const [approval] = await tx
    .select()
    .from(caseDecisions)
    .where(
      and(
        eq(caseDecisions.caseId, caseId),
        eq(caseDecisions.kind, 'approve'),
        isNotNull(caseDecisions.doneAt),
        isNull(caseDecisions.undoneAt),
      ),
    )
    .orderBy(desc(caseDecisions.decidedAt))
    .limit(1)
  return approval ?? null
}
