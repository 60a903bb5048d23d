import { placing } from '#content/checkout/checkout.ts'
import { holdIsOver } from '../../appointments/claims.ts'
import type { Order } from '../../orders/orders.ts'
import { orProviderAway } from '../../orders/provider-away.ts'
import type { CardIntent } from '../../platform/gateways/cards/cards.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { ruledOutByAnswers } from './answers-at-payment.ts'
import { completePayment } from './complete-payment.ts'
import { checkLater } from './verify-payment-intent.ts'

export const paidAlready = (reference: string) =>
  new ApiError(409, 'This order has already been paid for.', { status: 'Success', reference })

export const anotherPrice = (pence: number) =>
  new ApiError(409, 'The price has changed. Nothing was charged. Please check the total and try again.', {
    amount: pence / 100,
  })

/** The card was authorised and we had not heard of it yet. */
export async function refuseAsPaid(services: Services, order: Order, stored: CardIntent): Promise<void> {
  // The provider may have charged it before it stopped answering.
  const completion = await orProviderAway(checkLater, completePayment(services, stored, 'patient'))
  if (completion.outcome === 'paid') throw paidAlready(completion.reference)
  if (completion.outcome === 'not taken' && completion.because === 'ruled out')
    throw ruledOutByAnswers(order, placing.endedByAnswers)
  if (completion.outcome === 'lost' || completion.outcome === 'not taken') throw holdIsOver()
}
