import Stripe from 'stripe'
import type { CardIntent, CardSaving, SavedCard, SavedPayment } from './cards.ts'
import { asking, intentOf, isOutOfTurn } from './stripe-answers.ts'

/** More than any customer has: a newly saved card replaces the previous one. */
const mostCards = 20

/** Saved cards at Stripe: a customer each, with attached payment methods. */
export function stripeCardSaving(stripe: Stripe, retrieve: (intentId: string) => Promise<CardIntent>): CardSaving {
  const { customers, paymentIntents, paymentMethods, setupIntents } = stripe
  return {
    // Without a name or an address: the provider needs neither to save a card.
    createCustomer: (key) => asking(async () => (await customers.create({}, { idempotencyKey: key })).id),
    keepCardOf: (intentId, customer, isSaved) =>
      asking(async () => {
        await paymentIntents.update(intentId, { customer, setup_future_usage: isSaved ? 'off_session' : '' })
      }),
    beginSetup: (customer) =>
      asking(async () => {
        const { client_secret } = await setupIntents.create({
          customer,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
        })
        return { clientSecret: client_secret ?? '' }
      }),
    savedCards: (customer) =>
      asking(async () => {
        const { data } = await customers.listPaymentMethods(customer, { type: 'card', limit: mostCards })
        return data.flatMap(savedCardOf)
      }),
    payWith: async (intentId, customer, card) => {
      try {
        return await asking(async () => {
          await paymentIntents.update(intentId, { customer })
          return answerOf(
            await paymentIntents.confirm(intentId, {
              payment_method: card,
              use_stripe_sdk: true,
              expand: ['latest_charge'],
            }),
          )
        })
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) return refusalOf(error)
        // A concurrent press was faster: the payment's state is the answer to both.
        if (isOutOfTurn(error)) return { is: 'answered', intent: await retrieve(intentId) }
        throw error
      }
    },
    removeCard: (card) =>
      asking(async () => {
        await paymentMethods.detach(card)
      }).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }),
  }
}

const savedCardOf = ({ id, card }: Stripe.PaymentMethod): SavedCard[] =>
  card ? [{ id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }] : []

function answerOf(intent: Stripe.PaymentIntent): SavedPayment {
  if (intent.status !== 'requires_action') return { is: 'answered', intent: intentOf(intent) }
  const asked: unknown = intent.next_action?.use_stripe_sdk?.challenge
  return { is: 'challenged', challenge: typeof asked === 'string' ? asked : null }
}

/** Some banks refuse first and want the payment retried with their customer present. */
const refusalOf = ({ code, message }: Stripe.errors.StripeCardError): SavedPayment =>
  code === 'authentication_required' ? { is: 'challenged', challenge: null } : { is: 'declined', message }
