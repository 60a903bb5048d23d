import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { captureModes } from '#domain/orders/capture-modes.ts'
import { type CardRequest, endRequests, settleRequest } from '../../orders/card-requests.ts'
import { withOrder } from '../../orders/lock-order.ts'
import type { Order } from '../../orders/orders.ts'
import { cardRequests, orders } from '../../orders/tables.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import type { Services } from '../../platform/services.ts'
import { completePayment } from './complete-payment.ts'
import { release } from './release.ts'

const atOnce = 100

/** The next that have not come to their end, with their orders. */
export const unsettledRequests = ({ database }: Pick<Services, 'database'>) =>
  database.run((orm) =>
    orm
      .select({ request: cardRequests, order: orders })
      .from(cardRequests)
      .innerJoin(orders, eq(orders.id, cardRequests.orderId))
      .where(and(isNull(cardRequests.settledAt), isUnfinished))
      .limit(atOnce),
  )

/**
 * Brings every other hold that was asked for to its end: hears of cards that nobody told us about, stops asking for orders that
 * have ended, and lets the hold go that is left over. One process at a time has its lease; row locks hold if two ever overlap.
 */
export async function settleRequests(
  services: Services,
  isWorthAsking: (order: Order) => boolean = () => true,
): Promise<void> {
  const { log } = services
  for (const { request, order } of await unsettledRequests(services)) {
    try {
      if (isWorthAsking(order)) await settle(services, request, order)
    } catch (error) {
      if (error instanceof CardsUnreachable) return
      log.error({ err: error, request: request.id }, 'a hold on a card could not be settled')
    }
  }
}

const { whenAuthorised } = captureModes['on approval']

/** One that nobody has begun to answer, for an order that goes on, just waits. */
const isUnfinished = or(
  isNotNull(cardRequests.paymentIntent),
  isNotNull(cardRequests.answeredAt),
  isNotNull(cardRequests.endedAt),
  ne(orders.state, whenAuthorised),
  isNotNull(orders.withdrawnAt),
)

async function settle(services: Services, request: CardRequest, order: Order): Promise<void> {
  const { cards, database, now } = services
  const { id, orderId, answeredAt, endedAt, replaces, paymentIntent } = request
  if (answeredAt === null && endedAt === null) {
    if (order.state !== whenAuthorised || order.withdrawnAt !== null)
      return void (await withOrder(services, orderId, (tx) => endRequests(tx, orderId, now())))
    if (paymentIntent !== null) await completePayment(services, await cards.retrieve(paymentIntent), 'clock')
    return
  }
  const left = answeredAt === null ? paymentIntent : replaces
  if (left !== null) await release(cards, left)
  await database.run((orm) => settleRequest(orm, id, now()))
}
