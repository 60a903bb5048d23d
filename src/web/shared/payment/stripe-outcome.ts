import type { PaymentIntentResult, SetupIntentResult } from '@stripe/stripe-js'
import { cardPayment } from '#content/checkout/order-summary.ts'
import type { CardOutcome } from './card-outcome.ts'

/** What Stripe's answer to a confirmed payment, or to a card that is to be kept, means. */
export function stripeCardOutcome(result: PaymentIntentResult | SetupIntentResult): CardOutcome {
  const intent =
    'setupIntent' in result ? result.setupIntent : 'paymentIntent' in result ? result.paymentIntent : undefined
  const status = intent?.status
  if (status === 'requires_capture' || status === 'succeeded') return { is: 'confirmed' }
  return { is: 'declined', message: result.error?.message ?? cardPayment.exception }
}
