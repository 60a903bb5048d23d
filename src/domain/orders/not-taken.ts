/** Why an order came to nothing although the card was authorised. Nothing was taken. */
const notTakenReasons = ['time gone', 'card refused'] as const

export type NotTaken = (typeof notTakenReasons)[number]
