/** Why an order came to nothing although the card was authorised. Nothing was taken. */
export type NotTaken = 'time gone' | 'card refused'
