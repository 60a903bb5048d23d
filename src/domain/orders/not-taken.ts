/** Why an order ended although the card was authorised. The card was not charged. */
export type NotTaken = 'time gone' | 'card refused'
