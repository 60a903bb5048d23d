import { cardPayment } from '#content/checkout/order-summary.ts'
import type { Card } from './card-details.ts'
import type { CardOutcome } from './card-outcome.ts'

const answerWithinMs = 20_000

interface Reply {
  readonly status?: string
  readonly challenge?: string
  readonly error?: { readonly message?: string }
}

async function post(path: string, body: object): Promise<CardOutcome> {
  const response = await fetch(`/sandbox-cards/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerWithinMs),
  })
  return cardOutcome((await response.json()) as Reply)
}

function cardOutcome({ status, challenge, error }: Reply): CardOutcome {
  if (status === 'requires_capture' || status === 'succeeded') return { is: 'confirmed' }
  if (status === 'requires_action' && challenge) return { is: 'challenged', challenge }
  return { is: 'declined', message: error?.message ?? cardPayment.exception }
}

/** The only place a card number is ever sent to: the provider's stand-in, never our own calls. */
export const confirmCard = (clientSecret: string, card: Card) => post('confirm', { clientSecret, card })

export const answerChallenge = (clientSecret: string, challenge: string, approve: boolean) =>
  post('challenge', { clientSecret, challenge, approve })
