import { and, eq } from 'drizzle-orm'
import { isPayable } from '#domain/orders/payment-state.ts'
import { openRequestOf } from '../../orders/card-requests.ts'
import { isOrderId } from '../../orders/order-id.ts'
import type { Order } from '../../orders/orders.ts'
import { noSuchOrder } from '../../orders/own-order.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'

interface Asked {
  readonly orderId: string
  readonly paymentIntentId: string
}

/**
 * Refuses everything but the current payment of an order of this account. Returns the
 * order if this is its first authorisation.
 */
export async function requireOwnPayment(
  orm: Orm,
  accountId: string,
  { orderId, paymentIntentId }: Asked,
): Promise<Order | null> {
  if (!isOrderId(orderId)) throw noSuchOrder()
  const own = and(eq(orders.id, orderId), eq(orders.accountId, accountId))
  const [order] = await orm.select().from(orders).where(own)
  if (!order) throw noSuchOrder()
  const asked = await openRequestOf(orm, orderId)
  const current = asked ? asked.paymentIntent : order.paymentIntent
  if (current !== paymentIntentId) throw noSuchOrder()
  return asked || !isPayable(order.state) || order.authorisedAt !== null ? null : order
}
