import { and, eq, inArray, isNull } from 'drizzle-orm'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { cases } from '../cases/tables.ts'
import { parcels } from '../supply/tables.ts'
import { forAllOwners } from './order-portion.ts'
import { recordSupplyPeriods } from './record-supply-periods.ts'
import { supplyPeriods } from './tables.ts'

/** Accounts among these orders with deliveries that have no supply period yet. */
async function waitingIn(orm: Orm, orderIds: readonly string[]) {
  const rows = await orm
    .select({ accountId: orders.accountId })
    .from(orders)
    .innerJoin(cases, eq(cases.orderId, orders.id))
    .innerJoin(parcels, eq(parcels.caseId, cases.id))
    .leftJoin(supplyPeriods, eq(supplyPeriods.caseId, cases.id))
    .where(and(inArray(orders.id, [...orderIds]), eq(parcels.endedAs, 'delivered'), isNull(supplyPeriods.caseId)))
  return rows.map(({ accountId }) => accountId)
}

/**
 * Makes the plans of patients whose pens were delivered before there were plans, or whose orders were confirmed later.
 * Once a day, in one process at a time, continuing where it stopped.
 */
export const supplyPeriodsJob = (services: Services): Promise<void> =>
  forAllOwners(services, {
    task: 'plans are made',
    waitingIn,
    doFor: (tx, accountId) => recordSupplyPeriods(services, tx, accountId),
  })
