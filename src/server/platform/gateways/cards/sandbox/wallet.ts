import { randomBytes } from 'node:crypto'
import { cardProblems } from '#content/notifications/card-problems.ts'
import { errorReply, newId, type Reply } from './replies.ts'
import { type CardProblem, type KnownCard, type Outcome, problem, type ReadCard } from './test-cards.ts'

/** A card between one step of a payment and the next, and while it is saved. */
export interface Presented extends KnownCard {
  readonly exp_month: number
  readonly exp_year: number
  /** The bank's next answer, if it is saved. */
  readonly whenUsedAgain: Outcome
  /** Its id, if saved already. */
  readonly method?: string
}

/** A saved card in Stripe's format. */
interface PaymentMethod {
  readonly id: string
  readonly object: 'payment_method'
  readonly type: 'card'
  readonly customer: string
  readonly created: number
  readonly card: KnownCard & { readonly exp_month: number; readonly exp_year: number }
}

interface StoredCard {
  readonly method: PaymentMethod
  readonly whenUsedAgain: Outcome
}

/** A card to be saved without a payment, in Stripe's format. */
export interface SandboxSetup {
  readonly id: string
  readonly object: 'setup_intent'
  readonly client_secret: string
  readonly customer: string
  readonly usage: 'off_session'
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded'
  readonly payment_method: string | null
  readonly last_setup_error: ({ readonly type: 'card_error' } & CardProblem) | null
  readonly next_action: {
    readonly type: 'use_stripe_sdk'
    readonly use_stripe_sdk: { readonly type: 'three_d_secure_redirect'; readonly challenge: string }
  } | null
}

interface Setup {
  readonly intent: SandboxSetup
  readonly challenged: Presented | null
}

/** Everything the sandbox stores about one customer. The newest card and the newest setup first. */
export interface Wallet {
  readonly customer: { readonly id: string; readonly object: 'customer'; readonly created: number }
  readonly cards: readonly StoredCard[]
  readonly setups: readonly Setup[]
}

export interface WalletStep {
  readonly wallet: Wallet
  readonly reply: Reply
}

const mostSetups = 20
const secondsOf = (now: Date) => Math.floor(now.getTime() / 1_000)

export const newWallet = (now: Date): Wallet => ({
  customer: { id: newId('cus'), object: 'customer', created: secondsOf(now) },
  cards: [],
  setups: [],
})

export function withCard(wallet: Wallet, given: Presented, id: string, now: Date): Wallet {
  const { brand, last4, fingerprint, exp_month, exp_year, whenUsedAgain } = given
  const card = { brand, last4, exp_month, exp_year, ...(fingerprint === undefined ? {} : { fingerprint }) }
  const method: PaymentMethod = {
    id,
    object: 'payment_method',
    type: 'card',
    customer: wallet.customer.id,
    created: secondsOf(now),
    card,
  }
  return { ...wallet, cards: [{ method, whenUsedAgain }, ...wallet.cards] }
}

export function withoutCard(wallet: Wallet, id: string): WalletStep {
  const found = wallet.cards.find(({ method }) => method.id === id)
  const cards = wallet.cards.filter((card) => card !== found)
  return { wallet: { ...wallet, cards }, reply: { status: 200, body: { ...found?.method, customer: null } } }
}

/** The result of another payment with a saved card. Null: this customer has no such card. */
export function cardAgain(
  wallet: Wallet,
  id: string,
  now: Date,
): (Presented & { outcome: Outcome }) | CardProblem | null {
  const saved = wallet.cards.find(({ method }) => method.id === id)
  if (!saved) return null
  const { card } = saved.method
  const isOver = card.exp_year * 12 + card.exp_month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  if (isOver) return problem('expired_card')
  return { ...card, whenUsedAgain: saved.whenUsedAgain, outcome: saved.whenUsedAgain, method: id }
}

export const presentedOf = ({ brand, last4, fingerprint, expMonth, expYear, whenUsedAgain }: ReadCard): Presented => ({
  brand,
  last4,
  exp_month: expMonth,
  exp_year: expYear,
  whenUsedAgain,
  ...(fingerprint === undefined ? {} : { fingerprint }),
})

export function beginSetup(wallet: Wallet): WalletStep {
  const id = newId('seti')
  const intent: SandboxSetup = {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${randomBytes(16).toString('hex')}`,
    customer: wallet.customer.id,
    usage: 'off_session',
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error: null,
    next_action: null,
  }
  const setups = [{ intent, challenged: null }, ...wallet.setups].slice(0, mostSetups)
  return { wallet: { ...wallet, setups }, reply: { status: 200, body: intent } }
}

export const setupOf = (wallet: Wallet, id: string): Setup | null =>
  wallet.setups.find(({ intent }) => intent.id === id) ?? null

function changed(wallet: Wallet, setup: Setup): WalletStep {
  const setups = wallet.setups.map((one) => (one.intent.id === setup.intent.id ? setup : one))
  return { wallet: { ...wallet, setups }, reply: { status: 200, body: setup.intent } }
}

export function confirmSetup(wallet: Wallet, setup: Setup, card: ReadCard | CardProblem, now: Date): WalletStep {
  if (setup.intent.status === 'succeeded') return outOfTurn(wallet, setup)
  if (!('outcome' in card)) return refused(wallet, setup, card)
  if (card.whenSaved === 'charged') return saved(wallet, setup, presentedOf(card), now)
  if (card.whenSaved !== 'challenged') return refused(wallet, setup, card.whenSaved)
  const use_stripe_sdk = { type: 'three_d_secure_redirect', challenge: newId('challenge') } as const
  return changed(wallet, {
    challenged: presentedOf(card),
    intent: {
      ...setup.intent,
      status: 'requires_action',
      last_setup_error: null,
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk },
    },
  })
}

export function challengeSetup(
  wallet: Wallet,
  setup: Setup,
  given: { readonly id: string; readonly isApproved: boolean },
  now: Date,
): WalletStep {
  const { intent, challenged } = setup
  if (challenged === null || intent.next_action?.use_stripe_sdk.challenge !== given.id) return outOfTurn(wallet, setup)
  return given.isApproved
    ? saved(wallet, setup, challenged, now)
    : refused(wallet, setup, problem('setup_intent_authentication_failure'))
}

function saved(wallet: Wallet, { intent }: Setup, card: Presented, now: Date): WalletStep {
  const id = newId('pm')
  const done = {
    ...intent,
    status: 'succeeded',
    payment_method: id,
    last_setup_error: null,
    next_action: null,
  } as const
  return changed(withCard(wallet, card, id, now), { intent: done, challenged: null })
}

function refused(wallet: Wallet, { intent }: Setup, found: CardProblem): WalletStep {
  const error = { type: 'card_error' as const, ...found }
  const status = 'requires_payment_method' as const
  const after = changed(wallet, {
    challenged: null,
    intent: { ...intent, status, last_setup_error: error, next_action: null },
  })
  return { ...after, reply: errorReply(402, { ...error, setup_intent: after.reply.body }) }
}

function outOfTurn(wallet: Wallet, { intent }: Setup): WalletStep {
  const code = 'setup_intent_unexpected_state'
  const error = { type: 'invalid_request_error', code, message: cardProblems[code], setup_intent: intent }
  return { wallet, reply: errorReply(400, error) }
}
