import { withdrawWords } from '#content/identity/account.ts'
import { whyNotWithdraw } from '#domain/orders/withdrawal.ts'
import { cancelPrescriptions } from '../clinical/cases/cancel-prescriptions.ts'
import { lockCaseOf, moveCase } from '../clinical/cases/case-rows.ts'
import type { Handler } from '../identity/handler.ts'
import { endRequests } from '../orders/card-requests.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { type Order, recordWithdrawn } from '../orders/orders.ts'
import { noSuchOrder } from '../orders/own-order.ts'
import { endWithdrawn } from '../orders/review.ts'
import { CardsUnreachable } from '../platform/gateways/cards/cards.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'

/**
 * The request is recorded together with the end of the case, so that nobody decides any more; then the card is released
 * and the order ends. If this is interrupted, the sweep continues it.
 */
export const withdrawOrder =
  (services: Services): Handler<'withdraw_order'> =>
  ({ body: { orderId }, account }) =>
    withdrawOwn(services, orderId, account.id)

/** The same on behalf of the owner. */
export async function withdrawOwn(services: Services, orderId: string, accountId: string) {
  const order = await wish(services, orderId, accountId)
  if (order.state !== 'awaiting review') return { isDone: true }
  try {
    await endWithdrawn(services, order)
    return { isDone: true }
  } catch (error) {
    if (error instanceof CardsUnreachable) return { isDone: false }
    throw error
  }
}

const wish = ({ database, now }: Services, orderId: string, accountId: string): Promise<Order> =>
  database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.accountId !== accountId) throw noSuchOrder()
    const found = await lockCaseOf(tx, orderId)
    const isWithdrawn = order.withdrawnAt !== null
    const because = whyNotWithdraw({
      order: { ...order, isWithdrawn },
      found: found && { state: found.state, isPending: found.pendingDecision !== null },
    })
    if (because !== null) throw new ApiError(409, withdrawWords.refused[because], { because })
    if (isWithdrawn) return order
    if (found) {
      await moveCase(tx, found, {
        to: 'withdrawn',
        as: 'patient',
        by: 'patient',
        what: 'called off',
        now: now(),
        set: { claimedBy: null, claimUntil: null, awaitsSignature: false },
      })
      await cancelPrescriptions(tx, found.id, now())
    }
    await endRequests(tx, orderId, now())
    return recordWithdrawn(tx, order, now())
  })
