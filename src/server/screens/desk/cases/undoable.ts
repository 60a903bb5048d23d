import { desc, eq } from 'drizzle-orm'
import { caseDecisions, cases } from '../../../clinical/cases/tables.ts'
import { fullNameOf } from '../../../identity/accounts/person.ts'
import type { Handler } from '../../../identity/handler.ts'
import { sentDetails } from '../../../orders/sent-details.ts'
import { orders } from '../../../orders/tables.ts'
import { recordListed } from '../../../platform/access-log/record-listed.ts'
import { canBeUndoneBy } from '../../../platform/execute-later/execute-later.ts'
import type { Services } from '../../../platform/services.ts'

/** More than anyone decides within the undo window. */
const most = 20

/**
 * Decisions the caller can still undo, from any page or tab. A name is shown: an access to that patient, once a day.
 */
export const deskUndoable =
  ({ database, vault, now: clock }: Services): Handler<'desk_undoable'> =>
  async ({ staff }) =>
    database.transaction(async (tx) => {
      const now = clock()
      const found = await tx
        .select({ decision: caseDecisions, order: orders })
        .from(caseDecisions)
        .innerJoin(cases, eq(cases.id, caseDecisions.caseId))
        .leftJoin(orders, eq(orders.id, cases.orderId))
        .where(canBeUndoneBy(caseDecisions, staff.id, now))
        .orderBy(desc(caseDecisions.decidedAt))
        .limit(most)
      const named = found.flatMap(({ order }) => (order ? [{ orderId: order.id, accountId: order.accountId }] : []))
      await recordListed(tx, { staffId: staff.id, what: 'list entry', why: 'case' }, named, now)
      return {
        now: new Date(now).toISOString(),
        decisions: found.map(({ decision: { id, caseId, kind, finalAt }, order }) => ({
          decisionId: id,
          caseId,
          kind,
          name: order && fullNameOf(sentDetails(vault, order)),
          finalAt: finalAt.toISOString(),
        })),
      }
    })
