import { bindRequest, type CardRequest } from '../../orders/card-requests.ts'
import type { Order } from '../../orders/orders.ts'
import { type CardIntent, isAuthorised } from '../../platform/gateways/cards/cards.ts'
import type { Services } from '../../platform/services.ts'
import { anotherPrice, refuseAsPaid } from './already-paid.ts'

/**
 * The payment for reauthorising an order, new or existing. The current authorisation stays until the new one is there.
 * Null: the request has changed meanwhile.
 */
export async function retryPayment(
  services: Services,
  order: Order,
  request: CardRequest,
  amount: number,
): Promise<CardIntent | null> {
  const { cards, database, now } = services
  const { id: requestId, amountPence, paymentIntent } = request
  if (amount !== amountPence / 100) throw anotherPrice(amountPence)
  const stored = paymentIntent === null ? null : await cards.retrieve(paymentIntent)
  if (stored && isAuthorised(stored)) {
    await refuseAsPaid(services, order, stored)
    return null
  }
  if (stored && stored.status !== 'canceled') return stored
  const key = [requestId, ...(stored ? [stored.id] : [])].join(':')
  const intent = await cards.create({ id: order.id, reference: order.reference, amountPence, key })
  const isBound = await database.transaction((tx) =>
    bindRequest(
      tx,
      { id: requestId, orderId: order.id },
      { before: stored?.id ?? null, paymentIntent: intent.id, now: now() },
    ),
  )
  return isBound ? intent : null
}
