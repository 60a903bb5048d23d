import { and, eq } from 'drizzle-orm'
import type { CallReply } from '#contract/calls.ts'
import type { NotTaken } from '#domain/orders/not-taken.ts'
import { isPaid, isPayable } from '#domain/orders/payment-state.ts'
import type { Handler } from '../../identity/handler.ts'
import { openRequestOf } from '../../orders/card-requests.ts'
import type { Order } from '../../orders/orders.ts'
import { noSuchOrder, ownOrder } from '../../orders/own-order.ts'
import { orProviderAway } from '../../orders/provider-away.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { completePayment } from './complete-payment.ts'
import { type Completion, notTakenBecause, statusOfPayment } from './completion.ts'

/** The card may well be authorised by now, so nobody is told to pay again. */
export const checkLater =
  'We could not reach the card provider to check your payment. Please do not pay again. We will find out and email you.'

type Reply = CallReply<'verify_payment_intent'>

export const verifyPaymentIntent =
  (services: Services): Handler<'verify_payment_intent'> =>
  async (request) => {
    const { orderId, paymentIntentId } = request.body
    const order = await ownOrder(services, request, orderId)
    const wanted = await services.database.run((orm) => openRequestOf(orm, order.id))
    if (wanted?.paymentIntent === paymentIntentId) return orProviderAway(checkLater, ask(services, paymentIntentId))
    if (order.paymentIntent === null || order.paymentIntent !== paymentIntentId) throw noSuchOrder()
    if (!isPayable(order.state)) {
      return replyFor(await services.database.transaction((tx) => endOf(tx, order)))
    }
    return orProviderAway(checkLater, ask(services, paymentIntentId))
  }

/** Why an order can no longer be paid. */
async function endOf(tx: Orm, order: Order): Promise<Completion> {
  if (isPaid(order.state)) return statusOfPayment(tx, order)
  const because = await notTakenBecause(tx, order.id)
  return because ? { outcome: 'not taken', because } : { outcome: 'none' }
}

/** Patients are not told that they paid for a time they did not get. */
function replyFor(completion: Completion): Reply {
  if (completion.outcome === 'paid') return { status: 'Success', reference: completion.reference }
  const failed = { status: 'Failed', reference: null } as const
  if (completion.outcome === 'not taken') return { ...failed, notTaken: completion.because }
  return completion.outcome === 'lost' ? { ...failed, refundedPence: completion.refundedPence } : failed
}

async function ask(services: Services, intentId: string): Promise<Reply> {
  const intent = await services.cards.retrieve(intentId)
  const completion = await completePayment(services, intent, 'patient')
  if (completion.outcome !== 'none' && completion.outcome !== 'released') return replyFor(completion)
  const because = await services.database.run((orm) => endedBy(orm, intentId))
  if (because) return replyFor({ outcome: 'not taken', because })
  const isUnderWay = intent.status === 'processing' || intent.status === 'requires_action'
  return { status: isUnderWay ? 'Processing' : 'Failed', reference: null }
}

/** Somebody else heard of it first, and the order ended between our questions. */
async function endedBy(orm: Orm, intentId: string): Promise<NotTaken | null> {
  const [ended] = await orm
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.paymentIntent, intentId), eq(orders.state, 'expired')))
  return ended ? notTakenBecause(orm, ended.id) : null
}
