import type { PaymentIntentResult } from '@stripe/stripe-js'
import { cardPayment } from '#content/order-summary.ts'
import type { CardOutcome } from './card-outcome.ts'

/** What Stripe's answer to a confirmed payment means. */
export function stripeCardOutcome({ paymentIntent, error }: PaymentIntentResult): CardOutcome {
  if (paymentIntent?.status === 'requires_capture' || paymentIntent?.status === 'succeeded') return { is: 'confirmed' }
  return { is: 'declined', message: error?.message ?? cardPayment.exception }
}
