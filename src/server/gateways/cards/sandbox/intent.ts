import { randomBytes } from 'node:crypto'
import { cardProblems } from '#content/messages/card-problems.ts'
import type { IntentStatus } from '../cards.ts'
import { errorReply, newId, type Reply } from './replies.ts'
import type { CardProblem, KnownCard, Outcome } from './test-cards.ts'
import type { Presented } from './wallet.ts'

/** A payment as Stripe writes it, as far as anybody here reads it. */
export interface SandboxIntent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly amount_capturable: number
  readonly amount_received: number
  readonly capture_method: 'manual' | 'automatic'
  readonly client_secret: string
  readonly created: number
  readonly currency: string
  /** Those of before there were any have none. */
  readonly customer?: string | null
  readonly setup_future_usage?: 'off_session' | null
  readonly payment_method?: string | null
  readonly description: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly payment_method_types: readonly string[]
  readonly livemode: false
  readonly status: IntentStatus
  readonly latest_charge: string | null
  readonly last_payment_error: ({ readonly type: 'card_error' } & CardProblem) | null
  readonly next_action: {
    readonly type: 'use_stripe_sdk'
    readonly use_stripe_sdk: { readonly type: 'three_d_secure_redirect'; readonly challenge: string }
  } | null
}

interface Charge {
  readonly id: string
  readonly object: 'charge'
  readonly payment_intent: string
  readonly amount: number
  readonly amount_refunded: number
  readonly currency: string
  readonly status: 'succeeded' | 'failed'
  readonly captured: boolean
  readonly disputed: boolean
  readonly payment_method_details: { readonly type: 'card'; readonly card: KnownCard }
}

interface Refund {
  readonly id: string
  readonly object: 'refund'
  readonly payment_intent: string
  readonly amount: number
  readonly currency: string
  readonly status: 'succeeded'
}

interface Dispute {
  readonly id: string
  readonly object: 'dispute'
  readonly payment_intent: string
  readonly amount: number
  readonly status: DisputeStatus
}

export type DisputeStatus = 'needs_response' | 'won' | 'lost'

/** Everything the sandbox knows of one payment. */
export interface Books {
  readonly intent: SandboxIntent
  readonly charges: readonly Charge[]
  readonly refunds: readonly Refund[]
  /** Books of before there were any have none. */
  readonly dispute?: Dispute
  /** The card that its bank wants to hear more about. */
  readonly challenged: Presented | null
}

export interface Happening {
  readonly type: string
  readonly object: object
}

/** What follows from one request: the books afterwards, the answer, and what webhooks tell. */
export interface Step {
  readonly books: Books
  readonly reply: Reply
  readonly happenings: readonly Happening[]
  /** A card that its customer keeps from now on. */
  readonly keeps?: { readonly customer: string; readonly card: Presented; readonly id: string }
}

type NewIntent = Pick<
  SandboxIntent,
  'amount' | 'currency' | 'capture_method' | 'description' | 'metadata' | 'payment_method_types'
>

export function create(given: NewIntent, now: Date): Step {
  const id = newId('pi')
  const intent: SandboxIntent = {
    ...given,
    id,
    object: 'payment_intent',
    amount_capturable: 0,
    amount_received: 0,
    client_secret: `${id}_secret_${randomBytes(16).toString('hex')}`,
    created: Math.floor(now.getTime() / 1_000),
    livemode: false,
    status: 'requires_payment_method',
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
  }
  const books: Books = { intent, charges: [], refunds: [], challenged: null }
  return answered(books, [])
}

/** The books as they were when the payment was made: what the provider repeats for a key it has seen. */
export const asCreated = ({ intent }: Books): SandboxIntent => ({
  ...intent,
  amount_capturable: 0,
  amount_received: 0,
  status: 'requires_payment_method',
  latest_charge: null,
  last_payment_error: null,
  next_action: null,
})

const confirmable: readonly IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

interface Update {
  readonly customer: string | null
  /** Undefined: it stays as it is. */
  readonly keeps: boolean | undefined
}

/** Whose it is, and whether the card that pays it is kept. A customer can be named once. */
export function update(books: Books, { customer, keeps }: Update): Step {
  const { intent } = books
  if (!confirmable.includes(intent.status)) return outOfTurn(books)
  if (customer && intent.customer && intent.customer !== customer) return invalid(books, 'parameter_invalid')
  const setup_future_usage =
    keeps === undefined ? (intent.setup_future_usage ?? null) : keeps ? ('off_session' as const) : null
  return answered(
    { ...books, intent: { ...intent, customer: customer ?? intent.customer ?? null, setup_future_usage } },
    [],
  )
}

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

/** The bank has asked the person, and they approved or did not. */
export function challenge(books: Books, given: { readonly id: string; readonly isApproved: boolean }): Step {
  const { intent, challenged } = books
  const asked = intent.next_action?.use_stripe_sdk.challenge
  if (intent.status !== 'requires_action' || challenged === null || asked !== given.id) return outOfTurn(books)
  if (given.isApproved) return charged(books, challenged)
  const code = 'payment_intent_authentication_failure'
  return refused(books, { code, message: cardProblems[code] }, challenged)
}

export function capture(books: Books, amount: number | null): Step {
  const { intent } = books
  if (intent.status !== 'requires_capture') return outOfTurn(books)
  const taken = amount ?? intent.amount_capturable
  if (taken < 1 || taken > intent.amount_capturable) return invalid(books, 'amount_too_large')
  const charges = books.charges.map((charge) =>
    charge.id === intent.latest_charge ? { ...charge, captured: true, amount: taken } : charge,
  )
  return answered(
    { ...books, charges, intent: { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: taken } },
    ['charge.captured', 'payment_intent.succeeded'],
  )
}

const cancellable: readonly IntentStatus[] = [...confirmable, 'requires_capture']

export function cancel(books: Books): Step {
  if (!cancellable.includes(books.intent.status)) return outOfTurn(books)
  return answered(
    {
      ...books,
      challenged: null,
      intent: { ...books.intent, status: 'canceled', amount_capturable: 0, next_action: null },
    },
    ['payment_intent.canceled'],
  )
}

export function refund(books: Books, amount: number | null): Step {
  const { intent } = books
  const returned = books.refunds.reduce((total, { amount: one }) => total + one, 0)
  const wanted = amount ?? intent.amount_received - returned
  if (intent.status !== 'succeeded') return outOfTurn(books)
  if (wanted < 1 || wanted > intent.amount_received - returned) return invalid(books, 'charge_already_refunded')
  const made: Refund = {
    id: newId('re'),
    object: 'refund',
    payment_intent: intent.id,
    amount: wanted,
    currency: intent.currency,
    status: 'succeeded',
  }
  const charges = books.charges.map((charge) =>
    charge.id === intent.latest_charge ? { ...charge, amount_refunded: returned + wanted } : charge,
  )
  const after = { ...books, charges, refunds: [...books.refunds, made] }
  return { ...answered(after, ['charge.refunded']), reply: { status: 200, body: made } }
}

/** The cardholder's bank wants the money back, or has decided about it. */
export function dispute(books: Books, status: DisputeStatus): Step {
  const { intent } = books
  if (intent.status !== 'succeeded') return outOfTurn(books)
  const made: Dispute = {
    id: books.dispute?.id ?? newId('dp'),
    object: 'dispute',
    payment_intent: intent.id,
    amount: intent.amount_received,
    status,
  }
  const charges = books.charges.map((charge) => ({ ...charge, disputed: true }))
  const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed'
  return {
    books: { ...books, charges, dispute: made },
    reply: { status: 200, body: made },
    happenings: [{ type, object: made }],
  }
}

/** A payment with its charge beside it, where that is asked for. */
export const withCharge = ({ intent, charges }: Books): object => ({
  ...intent,
  latest_charge: charges.find(({ id }) => id === intent.latest_charge) ?? null,
})

function charged(books: Books, card: Presented): Step {
  const { intent } = books
  const isCaptured = intent.capture_method === 'automatic'
  const charge = chargeOf(intent, card, 'succeeded', isCaptured)
  const method = card.method ?? newId('pm')
  const isKept = intent.setup_future_usage === 'off_session' && intent.customer && card.method === undefined
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
  return isKept ? { ...done, keeps: { customer: intent.customer as string, card, id: method } } : done
}

/** A card that was not even read makes no charge; one that its bank refused makes a failed one. */
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

const answered = (books: Books, types: readonly string[]): Step => ({
  books,
  reply: { status: 200, body: books.intent },
  happenings: types.map((type) => ({
    type,
    object: type.startsWith('charge.') ? (books.charges.at(-1) as object) : books.intent,
  })),
})

function outOfTurn(books: Books): Step {
  const code = 'payment_intent_unexpected_state'
  const error = { type: 'invalid_request_error', code, message: cardProblems[code], payment_intent: books.intent }
  return { books, happenings: [], reply: errorReply(400, error) }
}

const invalid = (books: Books, code: string): Step => ({
  books,
  happenings: [],
  reply: errorReply(400, { type: 'invalid_request_error', code, message: 'The amount is not possible.' }),
})
