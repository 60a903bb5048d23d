/** Why a payment did not work: what was said of it, and what that means for the person's money. */
export interface CardProblem {
  readonly said: string
  readonly afterwards: string
}

/** What came of sending a card to the provider. */
export type CardOutcome =
  | { readonly is: 'confirmed' }
  | { readonly is: 'declined'; readonly message: string }
  /** The bank wants a word with its customer. */
  | { readonly is: 'challenged'; readonly challenge: string }
