import type { CardPayments } from '../../platform/gateways/cards/cards.ts'

/** Releases the payment: cancels an authorisation, or refunds what is left of a capture. */
export async function release(cards: CardPayments, intentId: string): Promise<void> {
  const { status } = await cards.cancel(intentId)
  if (status !== 'succeeded') return
  const { capturedPence, refundedPence } = await cards.money(intentId)
  const left = capturedPence - refundedPence
  if (left > 0) await cards.refund(intentId, left, `${intentId}:not-owed`)
}
