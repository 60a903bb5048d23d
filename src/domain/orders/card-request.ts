/** Why somebody whose card is held is asked for it again: the dose costs more, or the bank refused what it had agreed to. */
export const cardRequestReasons = ['price', 'card'] as const

export type CardRequestReason = (typeof cardRequestReasons)[number]
