import type { CallReply } from '#contract/calls.ts'
import type { verifyPaymentIntent as verifyPaymentIntentCall } from '#contract/verify-payment-intent.ts'
import { isPaid, isPayable } from '#domain/orders/payment-state.ts'
import type { Handler } from '../route.ts'
import type { Services } from '../services.ts'
import { type Completion, completePayment, standingOf } from './complete-payment.ts'
import { noSuchOrder, ownOrder } from './own-order.ts'
import { orProviderAway } from './provider-away.ts'

/** The card may well be authorised by now, so nobody is told to pay again. */
const away =
  'We could not reach the card provider to check your payment. Please do not pay again. We will find out and e-mail you.'

type Reply = CallReply<'verify_payment_intent'>

export const verifyPaymentIntent =
  (services: Services): Handler<typeof verifyPaymentIntentCall> =>
  async (request) => {
    const { orderId, paymentIntentId } = request.body
    const order = await ownOrder(services, request, orderId)
    if (order.paymentIntent === null || order.paymentIntent !== paymentIntentId) throw noSuchOrder()
    if (isPaid(order.state)) {
      return told(await services.database.run((orm) => orm.transaction((tx) => standingOf(tx, order))))
    }
    if (!isPayable(order.state)) return { status: 'Failed', reference: null }
    return orProviderAway(away, ask(services, paymentIntentId))
  }

/** Nobody is told that they paid for a time that is not theirs. */
function told(completion: Completion): Reply {
  if (completion.outcome === 'paid') return { status: 'Success', reference: completion.reference }
  const refunded = completion.outcome === 'lost' ? { refundedPence: completion.refundedPence } : {}
  return { status: 'Failed', reference: null, ...refunded }
}

async function ask(services: Services, intentId: string): Promise<Reply> {
  const intent = await services.cards.retrieve(intentId)
  const completion = await completePayment(services, intent, 'patient')
  if (completion.outcome === 'paid' || completion.outcome === 'lost') return told(completion)
  const isUnderWay = intent.status === 'processing' || intent.status === 'requires_action'
  return { status: isUnderWay ? 'Processing' : 'Failed', reference: null }
}
