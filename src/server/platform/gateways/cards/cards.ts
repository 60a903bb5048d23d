import type { Dispute } from '#domain/orders/money-comparison.ts'

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

export interface CardIntent {
  readonly id: string
  readonly clientSecret: string
  readonly status: IntentStatus
  readonly amountPence: number
  /** The order it was made for, as we told the provider. */
  readonly orderId: string | null
  /** How the provider knows the card again, on whichever account. Null: there is none yet, or it does not say. */
  readonly fingerprint: string | null
}

/** The same, with where its money is by the provider's own books. */
export interface CardMoney extends CardIntent {
  readonly capturedPence: number
  readonly refundedPence: number
  readonly dispute: Dispute
  /** Until when what is held can be taken, in milliseconds since 1970. Null: the provider does not say. */
  readonly captureBefore: number | null
}

/** A card that somebody keeps at the provider for their next orders. Its number is known there and nowhere else. */
export interface SavedCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

/** What came of paying with a card that is kept. */
export type SavedPayment =
  | { readonly is: 'answered'; readonly intent: CardIntent }
  /** The bank wants a word with its customer. Null: the provider's own script asks for them. */
  | { readonly is: 'challenged'; readonly challenge: string | null }
  | { readonly is: 'declined'; readonly message: string }

/** The part of a provider that keeps cards for people. */
export interface CardKeeping {
  /** How the provider knows somebody who keeps a card: by a name of its own. Asked again with the same key, it is the same. */
  createCustomer(key: string): Promise<string>
  /** Whether the card that pays this is kept for later. */
  keepCardOf(intentId: string, customer: string, isKept: boolean): Promise<void>
  /** A card is to be kept without a payment. What a browser needs for it. */
  beginSetup(customer: string): Promise<{ readonly clientSecret: string }>
  /** The newest first. */
  savedCards(customer: string): Promise<SavedCard[]>
  /** Only with the person there, who has pressed for it. */
  payWith(intentId: string, customer: string, card: string): Promise<SavedPayment>
  /** One that is gone already is gone. */
  removeCard(card: string): Promise<void>
}

interface CardEvent {
  readonly id: string
  /** Null: it is about something else than a payment. */
  readonly intentId: string | null
}

/** What we ask of a card provider: Stripe, or the sandbox that speaks as Stripe does. */
export interface CardPayments extends CardKeeping {
  readonly provider: 'stripe' | 'sandbox'
  readonly publishableKey: string | null
  /**
   * The card is only authorised by it: nothing is taken before `capture`. `key` names this one attempt: asked again with
   * the same key, the provider returns the same intent.
   */
  create(order: {
    readonly id: string
    readonly reference: string
    readonly amountPence: number
    readonly key: string
  }): Promise<CardIntent>
  retrieve(intentId: string): Promise<CardIntent>
  money(intentId: string): Promise<CardMoney>
  /** Rejects while the provider does not answer. */
  answers(): Promise<void>
  /** All that is held, or less. The intent as it is afterwards: only `succeeded` means that the money is taken. */
  capture(intentId: string, amountPence?: number): Promise<CardIntent>
  /** The intent as it is afterwards: only `canceled` means that nothing can be taken any more. */
  cancel(intentId: string): Promise<CardIntent>
  refund(intentId: string, amountPence: number, key: string): Promise<void>
  /** A webhook's meaning, or null if it is no event, or not signed by the provider within 300 seconds of now. */
  readEvent(body: Buffer, signature: string): Promise<CardEvent | null>
  close(): Promise<void>
}

/** The provider could not be reached or did not answer in time: whether it acted is not known. */
export class CardsUnreachable extends Error {
  override name = 'CardsUnreachable'
}

/** The card is charged, or as good as: nobody but us can keep the money from being taken. */
export const isAuthorised = ({ status }: Pick<CardIntent, 'status'>): boolean =>
  status === 'requires_capture' || status === 'succeeded'
