import { cardPayment } from '#content/checkout/order-summary.ts'
import { cardConsent } from '#content/checkout/saved-card.ts'
import { callApi } from '#web/browser/api.ts'
import type { CardOutcome } from './card-outcome.ts'
import type { Intent } from './intent.ts'

const answerWithinMs = 15_000

const ofIntent = ({ orderId, paymentIntent }: Intent) => ({ orderId, paymentIntentId: paymentIntent })

/** Says whether the card that is about to be sent is kept. Why that could not be done, or null. */
export async function announceSaved(intent: Intent, isKept: boolean): Promise<string | null> {
  const body = { ...ofIntent(intent), isKept, consentVersion: cardConsent.version }
  const { code, message } = await callApi('keep_card', body, AbortSignal.timeout(answerWithinMs)).catch(() => ({
    code: 0,
    message: '',
  }))
  return code === 200 ? null : message || cardPayment.exception
}

/** Pays with the card that is kept. Throws where nobody knows what came of it. */
export async function payWithSaved(intent: Intent, card: string): Promise<CardOutcome> {
  const body = { ...ofIntent(intent), card }
  const { code, data, message } = await callApi('pay_with_saved_card', body, AbortSignal.timeout(answerWithinMs))
  if (code >= 400 && code < 500) return { is: 'declined', message }
  if (code !== 200 || !data) throw new Error('Nobody knows what came of the payment.')
  if (data.outcome === 'authorised') return { is: 'confirmed' }
  if (data.outcome === 'declined') return { is: 'declined', message: data.message ?? cardPayment.exception }
  if (data.challenge) return { is: 'challenged', challenge: data.challenge }
  const { authenticate } = await import('./stripe-authenticate.ts')
  return authenticate(intent, card)
}
