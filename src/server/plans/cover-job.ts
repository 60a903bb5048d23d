import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { kindsWithCases } from '#domain/orders/kinds.ts'
import { cases } from '../cases/tables.ts'
import type { Orm } from '../database/database.ts'
import { goThrough } from '../jobs/rounds.ts'
import { startJob } from '../jobs/start-job.ts'
import { orders } from '../orders/tables.ts'
import type { Services } from '../services.ts'
import { parcels } from '../supply/tables.ts'
import { coverDeliveries } from './cover-deliveries.ts'
import { supplyCovers } from './tables.ts'

const everyMs = 60_000
const atOnce = 500

/** Whose deliveries, among these orders, cover no days yet. */
async function waitingIn(orm: Orm, orderIds: readonly string[]): Promise<string[]> {
  const rows = await orm
    .select({ accountId: orders.accountId })
    .from(orders)
    .innerJoin(cases, eq(cases.orderId, orders.id))
    .innerJoin(parcels, eq(parcels.caseId, cases.id))
    .leftJoin(supplyCovers, eq(supplyCovers.caseId, cases.id))
    .where(and(inArray(orders.id, [...orderIds]), eq(parcels.endedAs, 'delivered'), isNull(supplyCovers.caseId)))
  return [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))]
}

async function portion(services: Services, after: string): Promise<string | null> {
  const { database, log } = services
  const some = await database.run((orm) =>
    orm
      .select({ id: orders.id })
      .from(orders)
      .where(and(gt(orders.id, after), inArray(orders.kind, kindsWithCases), isNotNull(orders.accountId)))
      .orderBy(asc(orders.id))
      .limit(atOnce),
  )
  const ids = some.map(({ id }) => id)
  const waiting = ids.length === 0 ? [] : await database.run((orm) => waitingIn(orm, ids))
  for (const accountId of waiting) {
    try {
      await database.run((orm) => orm.transaction((tx) => coverDeliveries(services, tx, accountId)))
    } catch (error) {
      // One that cannot be read keeps no other from its turn; it is tried again with the next round.
      log.error({ err: error }, 'a delivery could not be made part of a plan')
    }
  }
  return ids.at(-1) ?? null
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
    portion: (after) => portion(services, after),
  })

export const startCoverJob = (services: Services): (() => void) =>
  startJob(services, { name: 'plans are made', everyMs, run: () => coverEarlier(services) })
