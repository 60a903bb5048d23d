import { and, asc, eq, gt, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm'
import { captureModes } from '#domain/orders/capture-modes.ts'
import { type CardRequest, endRequests, settleRequest } from '../../orders/card-requests.ts'
import { withOrder } from '../../orders/lock-order.ts'
import type { Order } from '../../orders/orders.ts'
import { cardRequests, orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import { forAllRows, notNow, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import type { Services } from '../../platform/services.ts'
import { completePayment } from './complete-payment.ts'
import { release } from './release.ts'

const unsettled = (orm: Orm, which: SQL) =>
  orm
    .select({ request: cardRequests, order: orders })
    .from(cardRequests)
    .innerJoin(orders, eq(orders.id, cardRequests.orderId))
    .where(and(which, isNull(cardRequests.settledAt), isUnfinished))
    .orderBy(asc(cardRequests.id))
    .limit(rowsAtOnce)

/** The next unsettled requests after an id, with their orders. */
export const unsettledRequests = (
  { database }: Pick<Services, 'database'>,
  after = '00000000-0000-0000-0000-000000000000',
) => database.run((orm) => unsettled(orm, gt(cardRequests.id, after)))

/**
 * Settles every card request: finds cards nobody reported, cancels requests of orders that have ended, and releases
 * authorisations left over. One process at a time holds the lease; row locks protect the data if two ever overlap.
 */
export async function settleRequests(
  services: Services,
  isWorthAsking: (order: Order) => boolean = () => true,
  { isByHand = false } = {},
): Promise<void> {
  await forAllRows(services, {
    task: 'payments are reconciled: card requests',
    isByHand,
    stopsAt: (error) => error instanceof CardsUnreachable,
    next: async (after) => (await unsettledRequests(services, after)).map(({ request }) => request.id),
    async work(id) {
      const [found] = await services.database.run((orm) => unsettled(orm, eq(cardRequests.id, id)))
      if (!found) return
      if (!isWorthAsking(found.order)) return notNow
      await settle(services, found.request, found.order)
    },
  })
}

const { whenAuthorised } = captureModes['on approval']

/** A request not yet started, for a live order, just waits. */
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
