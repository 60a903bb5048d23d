import { loadStripe } from '@stripe/stripe-js/pure'
import { cardPayment } from '#content/checkout/order-summary.ts'
import type { CardOutcome } from './card-outcome.ts'
import type { Intent } from './intent.ts'
import { stripeCardOutcome } from './stripe-outcome.ts'

/** The bank's question about a card that is kept, in Stripe's own window. */
export async function authenticate({ publishableKey, clientSecret }: Intent, card: string): Promise<CardOutcome> {
  const stripe = publishableKey ? await loadStripe(publishableKey) : null
  if (!stripe) return { is: 'declined', message: cardPayment.exception }
  return stripeCardOutcome(await stripe.confirmCardPayment(clientSecret, { payment_method: card }))
}
