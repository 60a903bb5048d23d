import { randomBytes } from 'node:crypto'
import type { IntentStatus } from '../cards.ts'
import { answered, invalid, outOfTurn } from './answered.ts'
import type { Books, SandboxIntent, Step } from './books.ts'
import { newId } from './replies.ts'

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

/** The books when the payment was made: what the provider repeats for a known idempotency key. */
export const asCreated = ({ intent }: Books): SandboxIntent => ({
  ...intent,
  amount_capturable: 0,
  amount_received: 0,
  status: 'requires_payment_method',
  latest_charge: null,
  last_payment_error: null,
  next_action: null,
})

export const confirmable: readonly IntentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]

interface Update {
  readonly customer: string | null
  /** Undefined: unchanged. */
  readonly keeps: boolean | undefined
}

/** Its customer, and whether the card is saved. A customer can be set once. */
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

/** A payment with its charge expanded, if requested. */
export const withCharge = ({ intent, charges }: Books): object => ({
  ...intent,
  latest_charge: charges.find(({ id }) => id === intent.latest_charge) ?? null,
})
