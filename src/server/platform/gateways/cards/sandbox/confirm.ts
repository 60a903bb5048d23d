import { cardProblems } from '#content/notifications/card-problems.ts'
import { answered, outOfTurn } from './answered.ts'
import type { Books, Charge, SandboxIntent, Step } from './books.ts'
import { confirmable } from './intent.ts'
import { errorReply, newId } from './replies.ts'
import type { CardProblem, Outcome } from './test-cards.ts'
import type { Presented } from './wallet.ts'

export function confirm(books: Books, outcome: Outcome, known: Presented): Step
export function confirm(books: Books, problem: CardProblem, known: null): Step
export function confirm(books: Books, outcome: Outcome, known: Presented | null): Step {
  if (!confirmable.includes(books.intent.status)) return outOfTurn(books)
  if (known === null || (outcome !== 'charged' && outcome !== 'challenged'))
    return refused(books, outcome as CardProblem, known)
  if (outcome === 'charged') return charged(books, known)
  const challenge = newId('challenge')
  return answered(
    {
      ...books,
      challenged: known,
      intent: {
        ...books.intent,
        status: 'requires_action',
        last_payment_error: null,
        next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', challenge } },
      },
    },
    ['payment_intent.requires_action'],
  )
}

/** The bank has asked the customer to approve, and they did or did not. */
export function challenge(books: Books, given: { readonly id: string; readonly isApproved: boolean }): Step {
  const { intent, challenged } = books
  const asked = intent.next_action?.use_stripe_sdk.challenge
  if (intent.status !== 'requires_action' || challenged === null || asked !== given.id) return outOfTurn(books)
  if (given.isApproved) return charged(books, challenged)
  const code = 'payment_intent_authentication_failure'
  return refused(books, { code, message: cardProblems[code] }, challenged)
}

function charged(books: Books, card: Presented): Step {
  const { intent } = books
  const isCaptured = intent.capture_method === 'automatic'
  const charge = chargeOf(intent, card, 'succeeded', isCaptured)
  const method = card.method ?? newId('pm')
  const isSaved = intent.setup_future_usage === 'off_session' && intent.customer && card.method === undefined
  const done = answered(
    {
      ...books,
      charges: [...books.charges, charge],
      challenged: null,
      intent: {
        ...intent,
        status: isCaptured ? 'succeeded' : 'requires_capture',
        amount_capturable: isCaptured ? 0 : intent.amount,
        amount_received: isCaptured ? intent.amount : 0,
        latest_charge: charge.id,
        payment_method: method,
        last_payment_error: null,
        next_action: null,
      },
    },
    ['charge.succeeded', isCaptured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated'],
  )
  return isSaved ? { ...done, keeps: { customer: intent.customer as string, card, id: method } } : done
}

/** An invalid card makes no charge; one that its bank refused makes a failed one. */
function refused(books: Books, problem: CardProblem, card: Presented | null): Step {
  const { intent } = books
  const failed = card && chargeOf(intent, card, 'failed', false)
  const error = { type: 'card_error' as const, ...problem }
  const after: Books = {
    ...books,
    charges: failed ? [...books.charges, failed] : books.charges,
    challenged: null,
    intent: {
      ...intent,
      status: 'requires_payment_method',
      latest_charge: failed?.id ?? intent.latest_charge,
      last_payment_error: error,
      next_action: null,
    },
  }
  const { happenings } = answered(after, [...(failed ? ['charge.failed'] : []), 'payment_intent.payment_failed'])
  return { books: after, happenings, reply: errorReply(402, { ...error, payment_intent: after.intent }) }
}

const chargeOf = (
  intent: SandboxIntent,
  { brand, last4, fingerprint }: Presented,
  status: Charge['status'],
  captured: boolean,
): Charge => ({
  id: newId('ch'),
  object: 'charge',
  payment_intent: intent.id,
  amount: intent.amount,
  amount_refunded: 0,
  currency: intent.currency,
  status,
  captured,
  disputed: false,
  payment_method_details: {
    type: 'card',
    card: { brand, last4, ...(fingerprint === undefined ? {} : { fingerprint }) },
  },
})
