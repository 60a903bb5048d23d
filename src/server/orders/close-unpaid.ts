import { isPayable } from '#domain/orders/payment-state.ts'
import type { Orm } from '../platform/database/database.ts'
import { isAuthorised } from '../platform/gateways/cards/cards.ts'
import type { Services } from '../platform/services.ts'
import { orderById } from './find-order.ts'
import { withOrder } from './lock-order.ts'
import { moveOrder, type Order } from './orders.ts'
import type { Actor } from './tables.ts'

interface Closing {
  readonly by: Actor
  readonly staffId?: string | undefined
  /** Recorded with it. */
  readonly alongside: (tx: Orm, order: Order) => Promise<void>
}

const isUnpaid = ({ state, authorisedAt }: Order) => isPayable(state) && authorisedAt === null

/**
 * Closes an unpaid order. Its card can no longer be charged before that is recorded; a payment a moment earlier goes
 * first. False: it is being paid, or has ended, and nothing was changed.
 */
export async function closeUnpaid(
  services: Services,
  orderId: string,
  { by, staffId, alongside }: Closing,
): Promise<boolean> {
  const { cards, now } = services
  const order = await orderById(services, orderId)
  if (!isUnpaid(order)) return false
  const { paymentIntent } = order
  if (paymentIntent !== null) {
    if (isAuthorised(await cards.retrieve(paymentIntent))) return false
    if ((await cards.cancel(paymentIntent)).status !== 'canceled') return false
  }
  return withOrder(services, orderId, async (tx, found) => {
    // Payment was restarted meanwhile: its result is unknown.
    if (!isUnpaid(found) || found.paymentIntent !== paymentIntent) return false
    const reason = 'time gone'
    if (!(await moveOrder(tx, found, { to: 'expired', by, staffId, reason, now: now() }))) return false
    await alongside(tx, found)
    return true
  })
}
