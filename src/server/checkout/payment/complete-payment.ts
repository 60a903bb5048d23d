import { eq } from 'drizzle-orm'
import { isPayable } from '#domain/orders/payment-state.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { isOrderId } from '../../orders/order-id.ts'
import type { Order } from '../../orders/orders.ts'
import { sendRefundSoon } from '../../orders/refunds.ts'
import { type Actor, orders } from '../../orders/tables.ts'
import { type CardIntent, isAuthorised } from '../../platform/gateways/cards/cards.ts'
import type { Services } from '../../platform/services.ts'
import { checkoutOf } from '../kinds/kinds.ts'
import { captureOnApproval } from './authorise-then-capture.ts'
import { captureNow } from './capture-now.ts'
import type { Completion } from './completion.ts'
import { reauthorise } from './reauthorise.ts'
import { release } from './release.ts'

/**
 * The one place where an authorised card becomes a paid order, however we hear of it. `intent` was just read from the
 * provider. A second call finds the work done.
 */
export async function completePayment(services: Services, intent: CardIntent, by: Actor): Promise<Completion> {
  const completion = await complete(services, intent, by)
  if (completion.outcome === 'released') await release(services.cards, intent.id)
  if (completion.outcome === 'lost') await sendRefundSoon(services, completion.refundId)
  if (completion.outcome !== 'none') sendSoon(services)
  return completion
}

async function complete(services: Services, intent: CardIntent, by: Actor): Promise<Completion> {
  const { orderId } = intent
  // One that was released may still need its reason reported.
  const isNews = isAuthorised(intent) || intent.status === 'canceled'
  if (!isNews || orderId === null || !isOrderId(orderId)) return { outcome: 'none' }
  const [order] = await services.database.run((orm) => orm.select().from(orders).where(eq(orders.id, orderId)))
  // Other installations may share the provider's account: unknown payments are not ours to touch.
  if (!order) return { outcome: 'none' }
  if (!isAuthorised(intent) && order.authorisedAt === null) return { outcome: 'none' }
  if (!isPaymentOf(order, intent)) {
    if (!isAuthorised(intent)) return { outcome: 'none' }
    return (await reauthorise(services, order, intent, by)) ?? { outcome: 'released' }
  }
  const { claiming } = checkoutOf(order)
  if (claiming) return captureNow(services, order, claiming, intent, by)
  // Its card was released because of the answers, and the order has yet to end.
  const isEnding = isPayable(order.state) && order.authorisedAt !== null
  return isAuthorised(intent) || isEnding ? captureOnApproval(services, order, intent, by) : { outcome: 'none' }
}

const isPaymentOf = (order: Order, intent: CardIntent) =>
  order.paymentIntent === intent.id && order.amountPence === intent.amountPence
