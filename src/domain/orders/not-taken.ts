/** Why an order ended although the card was authorised. The card was not charged. */
export type NotTaken =
  | 'time gone'
  | 'card refused'
  /** Answers were changed, and with them it could not be ordered any more. */
  | 'ruled out'
