/** What came of sending a card to the provider. */
export type CardOutcome =
  | { readonly is: 'confirmed' }
  | { readonly is: 'declined'; readonly message: string }
  /** The bank wants a word with its customer. */
  | { readonly is: 'challenged'; readonly challenge: string }
