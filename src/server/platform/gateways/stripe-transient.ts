import Stripe from 'stripe'

/** Whether Stripe's answer says nothing about the request: no better than none. */
export function isTransient(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors
  return (
    error instanceof StripeConnectionError || error instanceof StripeAPIError || error instanceof StripeRateLimitError
  )
}
