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
  /** The provider's fingerprint of the card, on whichever account. Null: there is none yet, or it does not say. */
  readonly fingerprint: string | null
}

/** The same, with the state of its money in the provider's books. */
export interface CardMoney extends CardIntent {
  readonly capturedPence: number
  readonly refundedPence: number
  readonly dispute: Dispute
  /** When the authorisation ends, in milliseconds since 1970. Null: the provider does not say. */
  readonly captureBefore: number | null
}

/** A card saved at the provider for later orders. Its number is known there and nowhere else. */
export interface SavedCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

/** The result of paying with a saved card. */
export type SavedPayment =
  | { readonly is: 'answered'; readonly intent: CardIntent }
  /** The bank requires authentication. Null: the provider's own script handles it. */
  | { readonly is: 'challenged'; readonly challenge: string | null }
  | { readonly is: 'declined'; readonly message: string }

/** The part of a provider that saves cards. */
export interface CardSaving {
  /** The provider's id of a customer with a saved card. Asked again with the same key, it is the same. */
  createCustomer(key: string): Promise<string>
  /** Whether the card that pays this is saved for later. */
  keepCardOf(intentId: string, customer: string, isSaved: boolean): Promise<void>
  /** Starts saving a card without a payment. Returns what a browser needs for it. */
  beginSetup(customer: string): Promise<{ readonly clientSecret: string }>
  /** The newest first. */
  savedCards(customer: string): Promise<SavedCard[]>
  /** Only while the customer is present and has pressed pay. */
  payWith(intentId: string, customer: string, card: string): Promise<SavedPayment>
  /** One that is gone already counts as removed. */
  removeCard(card: string): Promise<void>
}

interface CardEvent {
  readonly id: string
  /** Null: it is about something else than a payment. */
  readonly intentId: string | null
}

/** The interface of a card provider: Stripe, or the sandbox with Stripe's API. */
export interface CardPayments extends CardSaving {
  readonly provider: 'stripe' | 'sandbox'
  readonly publishableKey: string | null
  /**
   * Authorises the card only: nothing is charged before `capture`. `key` names this attempt: asked again with the same
   * key, the provider returns the same intent.
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
  /**
   * Captures all of the authorisation, or less. Returns the intent afterwards: only `succeeded` means that the card was
   * charged.
   */
  capture(intentId: string, amountPence?: number): Promise<CardIntent>
  /** Returns the intent afterwards: only `canceled` means that nothing can be charged any more. */
  cancel(intentId: string): Promise<CardIntent>
  refund(intentId: string, amountPence: number, key: string): Promise<void>
  /** Parses a webhook; null if it is no event, or not signed by the provider within 300 seconds of now. */
  readEvent(body: Buffer, signature: string): Promise<CardEvent | null>
  close(): Promise<void>
}

/** The provider could not be reached or did not answer in time: whether it acted is not known. */
export class CardsUnreachable extends Error {
  override name = 'CardsUnreachable'
}

/** The card is charged, or authorised so that only we could still prevent the charge. */
export const isAuthorised = ({ status }: Pick<CardIntent, 'status'>): boolean =>
  status === 'requires_capture' || status === 'succeeded'
