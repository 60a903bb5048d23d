import { eq, sql } from 'drizzle-orm'
import { holdRights } from '../../../identity/staff/rights-now.ts'
import { lockOrder } from '../../../orders/lock-order.ts'
import type { Order } from '../../../orders/orders.ts'
import { orders } from '../../../orders/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { markDone } from '../../../platform/execute-later/execute-later.ts'
import type { Services } from '../../../platform/services.ts'
import { caseById } from '../case-by-id.ts'
import { type Case, lockCase } from '../case-rows.ts'
import type { Decision } from '../decisions.ts'
import { endWithOrder } from '../end-with-order.ts'
import { undoLost, whyLost } from '../lost-decisions.ts'
import { caseDecisions, cases } from '../tables.ts'

/**
 * Writes the results of a decision, once, in one transaction with the mark that it is done. `work` gets the case,
 * locked and released from its claim.
 */
export const settle = (
  services: Services,
  decision: Decision,
  work: (tx: Orm, found: Case) => Promise<void>,
): Promise<void> =>
  services.database.transaction(async (tx) => {
    const { now } = services
    const rights = await holdRights(tx, decision.staffId)
    const found = await lockWithOrder(tx, decision.caseId)
    if (!found) throw new Error('A case is gone while it is decided.')
    const because = await whyLost(tx, decision, rights, now())
    if (because !== null) {
      await undoLost(services, tx, decision, { because, now: now() })
      return
    }
    if (!(await markDone(tx, caseDecisions, decision.id, now()))) return
    await tx
      .update(cases)
      .set({ pendingDecision: null, claimedBy: null, claimUntil: null, epoch: sql`epoch + 1` })
      .where(eq(cases.id, found.id))
    // The facts may have changed during the undo window, or while the provider was away: nothing outdated is sent.
    const order = decision.kind === 'decline' ? null : await orderOf(tx, found)
    if (!order || !(await endWithOrder(tx, found, order, now()))) await work(tx, found)
  })

/** The order first, as everywhere, to avoid deadlocks. */
async function lockWithOrder(tx: Orm, caseId: string): Promise<Case | null> {
  const known = await caseById(tx, caseId)
  if (known?.orderId) await lockOrder(tx, known.orderId)
  return lockCase(tx, caseId)
}

async function orderOf(tx: Orm, { orderId }: Case): Promise<Order | null> {
  const [order] = orderId === null ? [] : await tx.select().from(orders).where(eq(orders.id, orderId))
  return order ?? null
}
