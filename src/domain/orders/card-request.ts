/**
 * Why a patient whose card is authorised is asked for it again: the dose costs more, or the bank refused the capture.
 */
export const cardRequestReasons = ['price', 'card'] as const

export type CardRequestReason = (typeof cardRequestReasons)[number]
