import { answered, invalid, outOfTurn } from './answered.ts'
import type { Books, Dispute, DisputeStatus, Refund, Step } from './books.ts'
import { newId } from './replies.ts'

export function capture(books: Books, amount: number | null): Step {
  const { intent } = books
  if (intent.status !== 'requires_capture') return outOfTurn(books)
  const taken = amount ?? intent.amount_capturable
  if (taken < 1 || taken > intent.amount_capturable) return invalid(books, 'amount_too_large')
  const charges = books.charges.map((charge) =>
    charge.id === intent.latest_charge ? { ...charge, captured: true, amount: taken } : charge,
  )
  return answered(
    { ...books, charges, intent: { ...intent, status: 'succeeded', amount_capturable: 0, amount_received: taken } },
    ['charge.captured', 'payment_intent.succeeded'],
  )
}

export function refund(books: Books, amount: number | null): Step {
  const { intent } = books
  const returned = books.refunds.reduce((total, { amount: one }) => total + one, 0)
  const wanted = amount ?? intent.amount_received - returned
  if (intent.status !== 'succeeded') return outOfTurn(books)
  if (wanted < 1 || wanted > intent.amount_received - returned) return invalid(books, 'charge_already_refunded')
  const made: Refund = {
    id: newId('re'),
    object: 'refund',
    payment_intent: intent.id,
    amount: wanted,
    currency: intent.currency,
    status: 'succeeded',
  }
  const charges = books.charges.map((charge) =>
    charge.id === intent.latest_charge ? { ...charge, amount_refunded: returned + wanted } : charge,
  )
  const after = { ...books, charges, refunds: [...books.refunds, made] }
  return { ...answered(after, ['charge.refunded']), reply: { status: 200, body: made } }
}

/** The cardholder's bank disputes the payment, or has decided the dispute. */
export function dispute(books: Books, status: DisputeStatus): Step {
  const { intent } = books
  if (intent.status !== 'succeeded') return outOfTurn(books)
  const made: Dispute = {
    id: books.dispute?.id ?? newId('dp'),
    object: 'dispute',
    payment_intent: intent.id,
    amount: intent.amount_received,
    status,
  }
  const charges = books.charges.map((charge) => ({ ...charge, disputed: true }))
  const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed'
  return {
    books: { ...books, charges, dispute: made },
    reply: { status: 200, body: made },
    happenings: [{ type, object: made }],
  }
}
