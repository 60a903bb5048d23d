import { and, eq, isNull } from 'drizzle-orm'
import { type CardRequest, isOpenRequest } from '../../orders/card-requests.ts'
import type { Order } from '../../orders/orders.ts'
import { cardRequests, orders } from '../../orders/tables.ts'
import { type CardIntent, isAuthorised } from '../../platform/gateways/cards/cards.ts'
import type { Services } from '../../platform/services.ts'
import { anotherPrice, refuseAsPaid } from './already-paid.ts'

/**
 * The payment of another hold for an order that has one, begun or taken up. What is held stays so until the new one is there.
 * Null: what is asked for has changed meanwhile.
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
    await refuseAsPaid(services, stored)
    return null
  }
  if (stored && stored.status !== 'canceled') return stored
  const key = [requestId, ...(stored ? [stored.id] : [])].join(':')
  const intent = await cards.create({ id: order.id, reference: order.reference, amountPence, key })
  const isBound = await database.run((orm) =>
    orm.transaction(async (tx) => {
      const [bound] = await tx
        .update(cardRequests)
        .set({ paymentIntent: intent.id })
        .where(
          and(
            eq(cardRequests.id, requestId),
            isOpenRequest,
            stored ? eq(cardRequests.paymentIntent, stored.id) : isNull(cardRequests.paymentIntent),
          ),
        )
        .returning({ id: cardRequests.id })
      // From now on the clock asks the provider what became of it.
      if (bound)
        await tx
          .update(orders)
          .set({ updatedAt: new Date(now()) })
          .where(eq(orders.id, order.id))
      return bound !== undefined
    }),
  )
  return isBound ? intent : null
}
