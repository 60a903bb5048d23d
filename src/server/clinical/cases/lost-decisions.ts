import { and, eq, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import { beginsWithMoney, decisionNeeds } from '#domain/cases/decision-rights.ts'
import type { RightsNow } from '../../identity/staff/rights-now.ts'
import type { Orm } from '../../platform/database/database.ts'
import { isOpen, undoOpen } from '../../platform/execute-later/execute-later.ts'
import { recordStaffEvent } from '../../platform/security-events/staff-events.ts'
import type { Services } from '../../platform/services.ts'
import { caseById } from './case-by-id.ts'
import { lockCase, noteOnCase } from './case-rows.ts'
import { type Decision, isDecisionStopped } from './decisions.ts'
import { caseDecisions, cases } from './tables.ts'

type Given = Pick<Services, 'vault'>

/** Why a decision is not carried out: its author has lost the right to it, or its patient restricted the use of their data. */
type Lost = 'access lost' | 'use restricted'

/** As the history of the case has it. */
export const takenBackEvents = {
  'access lost': 'taken back, access lost',
  'use restricted': 'taken back, use restricted',
} as const satisfies Record<Lost, string>

/** Money moves first: what the card provider was asked for is completed. */
const hasBegun = ({ kind, attempts }: Pick<Decision, 'kind' | 'attempts'>): boolean =>
  beginsWithMoney.has(kind) && attempts > 0

/** Whether it can still be stopped, and its author has lost the right to make it. */
const isLost = (
  decision: Pick<Decision, 'kind' | 'attempts'>,
  { capabilities }: Pick<RightsNow, 'capabilities'>,
): boolean => !capabilities.has(decisionNeeds[decision.kind]) && !hasBegun(decision)

/** Why a decision is not carried out, although its undo window has passed. Null: it is. */
export async function whyLost(tx: Orm, decision: Decision, rights: RightsNow, now: Instant): Promise<Lost | null> {
  if (isLost(decision, rights)) return 'access lost'
  if (hasBegun(decision)) return null
  const found = await caseById(tx, decision.caseId)
  return found && (await isDecisionStopped(tx, decision.kind, found, now)) ? 'use restricted' : null
}

/** Reverts a decision before anything came of it. The case returns to its earlier state, unclaimed. */
export async function undoLost(
  { vault }: Given,
  tx: Orm,
  decision: Decision,
  { because, now }: { readonly because: Lost; readonly now: Instant },
): Promise<boolean> {
  const found = await lockCase(tx, decision.caseId)
  const isUndone = await undoOpen(tx, caseDecisions, decision.id, now)
  if (!found || !isUndone) return false
  await tx
    .update(cases)
    .set({ pendingDecision: null, claimedBy: null, claimUntil: null, epoch: sql`epoch + 1` })
    .where(eq(cases.id, found.id))
  const { id: decisionId, staffId, kind } = decision
  await noteOnCase(tx, found, { by: 'clock', staffId, what: takenBackEvents[because], decisionId, now })
  if (because === 'access lost')
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
  for (const decision of open)
    if (isLost(decision, rights)) await undoLost(services, tx, decision, { because: 'access lost', now })
}
