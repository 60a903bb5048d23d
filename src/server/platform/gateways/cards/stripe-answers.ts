import Stripe from 'stripe'
import { isTransient } from '../stripe-transient.ts'
import { type CardIntent, CardsUnreachable, type IntentStatus } from './cards.ts'

/** A provider's answer that says nothing about the payment is no better than none. */
export async function asking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isTransient(error)) throw new CardsUnreachable('The card provider did not answer.', { cause: error })
    throw error
  }
}

const outOfTurn: ReadonlySet<string | undefined> = new Set([
  'payment_intent_unexpected_state',
  'capture_charge_authorization_expired',
  'charge_expired_for_capture',
  'charge_already_captured',
])

/** A bank that refuses a capture it had authorised has answered: nothing was charged. */
export const isOutOfTurn = (error: unknown) =>
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeError && outOfTurn.has(error.code))

export const intentOf = (intent: Stripe.PaymentIntent): CardIntent => ({
  id: intent.id,
  clientSecret: intent.client_secret ?? '',
  status: intent.status as IntentStatus,
  amountPence: intent.amount,
  orderId: intent.metadata.orderId ?? null,
  fingerprint: chargeIn(intent)?.payment_method_details?.card?.fingerprint ?? null,
})

/** Only if requested. */
export const chargeIn = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof charge === 'object' ? charge : null
