import { and, eq, inArray, isNull } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { cases } from '../cases/tables.ts'
import type { Orm } from '../database/database.ts'
import { goThrough } from '../jobs/rounds.ts'
import { orders } from '../orders/tables.ts'
import type { Services } from '../services.ts'
import { parcels } from '../supply/tables.ts'
import { coverDeliveries } from './cover-deliveries.ts'
import { orderPortion } from './order-portion.ts'
import { supplyCovers } from './tables.ts'

/** Whose deliveries, among these orders, cover no days yet. */
async function waitingIn(orm: Orm, orderIds: readonly string[]) {
  const rows = await orm
    .select({ accountId: orders.accountId })
    .from(orders)
    .innerJoin(cases, eq(cases.orderId, orders.id))
    .innerJoin(parcels, eq(parcels.caseId, cases.id))
    .leftJoin(supplyCovers, eq(supplyCovers.caseId, cases.id))
    .where(and(inArray(orders.id, [...orderIds]), eq(parcels.endedAs, 'delivered'), isNull(supplyCovers.caseId)))
  return rows.map(({ accountId }) => accountId)
}

/**
 * Makes the plans of those whose pens were delivered before there were plans, or before anybody said that the order is
 * theirs. Once a day, one process at a time, from where it was left.
 */
export const coverEarlier = (services: Services): Promise<void> =>
  goThrough(services.database, {
    name: 'plans are made',
    round: londonTimeAt(services.now()).date,
    now: services.now,
    portion: (after) =>
      orderPortion(services, after, {
        waitingIn,
        doFor: (tx, accountId) => coverDeliveries(services, tx, accountId),
        failed: 'a delivery could not be made part of a plan',
      }),
  })
