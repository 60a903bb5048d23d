import { and, eq, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import { beginsWithMoney, decisionNeeds } from '#domain/cases/decision-rights.ts'
import type { RightsNow } from '../../identity/staff/rights-now.ts'
import type { Orm } from '../../platform/database/database.ts'
import { isOpen, undoOpen } from '../../platform/execute-later/execute-later.ts'
import { recordStaffEvent } from '../../platform/security-events/staff-events.ts'
import type { Services } from '../../platform/services.ts'
import { lockCase, noteOnCase } from './case-rows.ts'
import type { Decision } from './decisions.ts'
import { caseDecisions, cases } from './tables.ts'

type Given = Pick<Services, 'vault'>

/** Whether it can still be stopped, and its author has lost the right to make it. */
export const isLost = (
  { kind, attempts }: Pick<Decision, 'kind' | 'attempts'>,
  { capabilities }: Pick<RightsNow, 'capabilities'>,
): boolean => !capabilities.has(decisionNeeds[kind]) && !(beginsWithMoney.has(kind) && attempts > 0)

/**
 * Reverts the decision of a member of staff who lost the right to make it. The case returns to its earlier state,
 * unclaimed.
 */
export async function undoLost({ vault }: Given, tx: Orm, decision: Decision, now: Instant): Promise<boolean> {
  const found = await lockCase(tx, decision.caseId)
  const isUndone = await undoOpen(tx, caseDecisions, decision.id, now)
  if (!found || !isUndone) return false
  await tx
    .update(cases)
    .set({ pendingDecision: null, claimedBy: null, claimUntil: null, epoch: sql`epoch + 1` })
    .where(eq(cases.id, found.id))
  const { id: decisionId, staffId, kind } = decision
  await noteOnCase(tx, found, { by: 'clock', staffId, what: 'taken back, access lost', decisionId, now })
  await recordStaffEvent(tx, vault, { event: 'decision', outcome: `taken back: ${kind}`, staffId, network: null })
  return true
}

/** Unexecuted decisions of a member of staff that they may no longer make. */
export async function undoLostDecisions(services: Given, tx: Orm, rights: RightsNow, now: Instant): Promise<void> {
  const open = await tx
    .select()
    .from(caseDecisions)
    .where(and(eq(caseDecisions.staffId, rights.id), isOpen(caseDecisions)))
    .orderBy(caseDecisions.caseId)
  for (const decision of open) if (isLost(decision, rights)) await undoLost(services, tx, decision, now)
}
