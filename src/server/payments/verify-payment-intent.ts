import type { CallReply } from '#contract/calls.ts'
import type { verifyPaymentIntent as verifyPaymentIntentCall } from '#contract/verify-payment-intent.ts'
import { isPaid, isPayable } from '#domain/orders/payment-state.ts'
import type { Handler } from '../route.ts'
import type { Services } from '../services.ts'
import { completePayment } from './complete-payment.ts'
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
    if (isPaid(order.state)) return { status: 'Success', reference: order.reference }
    if (!isPayable(order.state)) return { status: 'Failed', reference: null }
    return orProviderAway(away, ask(services, paymentIntentId))
  }

async function ask(services: Services, intentId: string): Promise<Reply> {
  const intent = await services.cards.retrieve(intentId)
  const completion = await completePayment(services, intent, 'patient')
  if (completion.outcome === 'paid') return { status: 'Success', reference: completion.reference }
  const isUnderWay = intent.status === 'processing' || intent.status === 'requires_action'
  return { status: isUnderWay ? 'Processing' : 'Failed', reference: null }
}
