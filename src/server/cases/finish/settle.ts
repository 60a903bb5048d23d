import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import { orders } from '../../orders/tables.ts'
import type { Services } from '../../services.ts'
import { cancelPrescriptions } from '../cancel-prescriptions.ts'
import { caseById } from '../case-by-id.ts'
import { type Case, lockCase, moveCase } from '../case-rows.ts'
import type { Decision } from '../decisions.ts'
import { caseDecisions, cases } from '../tables.ts'

/**
 * Writes what a decision leads to, once, in one transaction with the mark that it is done. `work` is given the case, locked
 * and free again.
 */
export const settle = (
  { database, now }: Services,
  decision: Decision,
  work: (tx: Orm, found: Case) => Promise<void>,
): Promise<void> =>
  database.run((orm) =>
    orm.transaction(async (tx) => {
      const found = await lockWithOrder(tx, decision.caseId)
      if (!found) throw new Error('A case is gone while it is decided.')
      const [open] = await tx
        .update(caseDecisions)
        .set({ doneAt: new Date(now()), failure: null, nextTryAt: null })
        .where(and(eq(caseDecisions.id, decision.id), isNull(caseDecisions.doneAt)))
        .returning({ id: caseDecisions.id })
      if (!open) return
      await tx
        .update(cases)
        .set({ pendingDecision: null, claimedBy: null, claimUntil: null, epoch: sql`epoch + 1` })
        .where(eq(cases.id, found.id))
      if (decision.kind === 'decline' || !(await hasEnded(tx, found))) return work(tx, found)
      const set = { awaitsSignature: false }
      await moveCase(tx, found, { to: 'expired', as: 'clock', by: 'clock', what: ended, now: now(), set })
      await cancelPrescriptions(tx, found.id, now())
    }),
  )

/** The order first, as everywhere: two that lock them in another order would wait for each other. */
async function lockWithOrder(tx: Orm, caseId: string): Promise<Case | null> {
  const known = await caseById(tx, caseId)
  if (known?.orderId) await lockOrder(tx, known.orderId)
  return lockCase(tx, caseId)
}

const ended = 'the hold on the card ended'

/** While the decision could be taken back, or the provider was away: nothing is said to the patient that no longer holds. */
async function hasEnded(tx: Orm, { orderId }: Case): Promise<boolean> {
  if (orderId === null) return false
  const [order] = await tx.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId))
  return order?.state === 'expired'
}
