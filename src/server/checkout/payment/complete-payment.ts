import { eq } from 'drizzle-orm'
import { type CardIntent, type CardPayments, isAuthorised } from '../../gateways/cards/cards.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { isOrderId } from '../../orders/order-id.ts'
import type { Order } from '../../orders/orders.ts'
import { sendRefundSoon } from '../../orders/refunds.ts'
import { type Actor, orders } from '../../orders/tables.ts'
import type { Services } from '../../services.ts'
import { checkoutOf } from '../kinds/kinds.ts'
import type { Completion } from './completion.ts'
import { takeAtOnce } from './take-at-once.ts'
import { takeOnApproval } from './take-on-approval.ts'

/**
 * The one place where an authorised card becomes a paid order, whoever brings the news. `intent` was just
 * read from the provider. What comes second finds the work done.
 */
export async function completePayment(services: Services, intent: CardIntent, by: Actor): Promise<Completion> {
  const completion = await complete(services, intent, by)
  if (completion.outcome === 'released') await release(services.cards, intent)
  if (completion.outcome === 'lost') await sendRefundSoon(services, completion.refundId)
  if (completion.outcome !== 'none') sendSoon(services)
  return completion
}

async function complete(services: Services, intent: CardIntent, by: Actor): Promise<Completion> {
  const { orderId } = intent
  // One that was let go can still have something to be told about it.
  const isNews = isAuthorised(intent) || intent.status === 'canceled'
  if (!isNews || orderId === null || !isOrderId(orderId)) return { outcome: 'none' }
  const [order] = await services.database.run((orm) => orm.select().from(orders).where(eq(orders.id, orderId)))
  // Other installations may share the provider's account: what we do not know is not ours to touch.
  if (!order) return { outcome: 'none' }
  if (!isAuthorised(intent) && order.authorisedAt === null) return { outcome: 'none' }
  if (!isPaymentOf(order, intent)) return isAuthorised(intent) ? { outcome: 'released' } : { outcome: 'none' }
  const { claiming } = checkoutOf(order)
  if (claiming) return takeAtOnce(services, order, claiming, intent, by)
  return isAuthorised(intent) ? takeOnApproval(services, order, by) : { outcome: 'none' }
}

const isPaymentOf = (order: Order, intent: CardIntent) =>
  order.paymentIntent === intent.id && order.amountPence === intent.amountPence

/** Lets the money go: an authorisation is cancelled, and of what was taken already all that is left is refunded. */
async function release(cards: CardPayments, intent: CardIntent): Promise<void> {
  const { status } = await cards.cancel(intent.id)
  if (status !== 'succeeded') return
  const { capturedPence, refundedPence } = await cards.money(intent.id)
  const left = capturedPence - refundedPence
  if (left > 0) await cards.refund(intent.id, left, `${intent.id}:not-owed`)
}
