import { and, eq, isNull } from 'drizzle-orm'
import { confirmationVersion } from '#content/supply/confirmations.ts'
import type { Confirmation } from '#domain/supply/confirmations.ts'
import type { Handler } from '../../identity/handler.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import { noSuchOrder } from '../../orders/own-order.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { lockCaseOf, noteOnCase } from '../cases/case-rows.ts'
import { supplyConfirmations } from './tables.ts'

/** What the patient of a case has not confirmed yet. */
export async function unconfirmed(tx: Orm, caseId: string): Promise<Confirmation[]> {
  const rows = await tx
    .select({ what: supplyConfirmations.what })
    .from(supplyConfirmations)
    .where(and(eq(supplyConfirmations.caseId, caseId), isNull(supplyConfirmations.confirmedAt)))
  return rows.map(({ what }) => what)
}

/** Confirmed once, however often it is sent. */
export const confirmBeforeSupply =
  ({ database, now }: Services): Handler<'confirm_before_supply'> =>
  ({ body: { orderId, what }, account }) =>
    database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order?.accountId !== account.id) throw noSuchOrder()
      const found = await lockCaseOf(tx, orderId)
      if (!found) return {}
      const [confirmed] = await tx
        .update(supplyConfirmations)
        .set({ confirmedAt: new Date(now()), version: confirmationVersion })
        .where(
          and(
            eq(supplyConfirmations.caseId, found.id),
            eq(supplyConfirmations.what, what),
            isNull(supplyConfirmations.confirmedAt),
          ),
        )
        .returning({ id: supplyConfirmations.id })
      if (confirmed)
        await noteOnCase(tx, found, { by: 'patient', what: 'confirmed what to do before the first dose', now: now() })
      return {}
    })
