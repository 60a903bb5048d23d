import type { CardPayments } from '../../platform/gateways/cards/cards.ts'

/** Lets the money go: an authorisation is cancelled, and of what was taken already all that is left is refunded. */
export async function release(cards: CardPayments, intentId: string): Promise<void> {
  const { status } = await cards.cancel(intentId)
  if (status !== 'succeeded') return
  const { capturedPence, refundedPence } = await cards.money(intentId)
  const left = capturedPence - refundedPence
  if (left > 0) await cards.refund(intentId, left, `${intentId}:not-owed`)
}
