import type { IntentStatus } from '../cards.ts'
import type { Reply } from './replies.ts'
import type { CardProblem, KnownCard } from './test-cards.ts'
import type { Presented } from './wallet.ts'

/** A payment in Stripe's format, as far as it is read here. */
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
  /** Missing in older books. */
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

export interface Charge {
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

export interface Refund {
  readonly id: string
  readonly object: 'refund'
  readonly payment_intent: string
  readonly amount: number
  readonly currency: string
  readonly status: 'succeeded'
}

export interface Dispute {
  readonly id: string
  readonly object: 'dispute'
  readonly payment_intent: string
  readonly amount: number
  readonly status: DisputeStatus
}

export type DisputeStatus = 'needs_response' | 'won' | 'lost'

/** Everything the sandbox stores about one payment. */
export interface Books {
  readonly intent: SandboxIntent
  readonly charges: readonly Charge[]
  readonly refunds: readonly Refund[]
  /** Missing in older books. */
  readonly dispute?: Dispute
  /** The card whose bank requires authentication. */
  readonly challenged: Presented | null
}

export interface Happening {
  readonly type: string
  readonly object: object
}

/** The result of one request: the books afterwards, the reply, and the webhooks. */
export interface Step {
  readonly books: Books
  readonly reply: Reply
  readonly happenings: readonly Happening[]
  /** A card that its customer saves. */
  readonly keeps?: { readonly customer: string; readonly card: Presented; readonly id: string }
}
