import Stripe from 'stripe'

/** Whether an answer from Stripe's side says nothing about what it was asked: no better than none. */
export function isTransient(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors
  return (
    error instanceof StripeConnectionError || error instanceof StripeAPIError || error instanceof StripeRateLimitError
  )
}
