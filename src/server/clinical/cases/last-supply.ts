import { and, asc, eq, ne } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { endsWithoutSupply } from '#domain/supply/arrival.ts'
import type { LastSupply } from '#domain/treatment/cover.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { parcels } from '../supply/tables.ts'
import { supplyPeriods } from '../treatment/tables.ts'
import { cases } from './tables.ts'

const dayOf = (moment: Date): string => londonTimeAt(moment.getTime()).date

interface Supplies extends LastSupply {
  /** The days on which pens arrived, earliest first. */
  readonly deliveredOn: readonly string[]
}

/**
 * What a patient was sent with other orders. A parcel that was lost, returned or discarded counts as not sent; one
 * awaiting a pharmacist counts as sent. A delivery without a supply period yet counts from its day, so that a late job
 * cannot lead to two supplies.
 */
export async function suppliesOf(tx: Orm, accountId: string, exceptOrderId: string): Promise<Supplies> {
  const rows = await tx
    .select({
      dispatchedAt: parcels.dispatchedAt,
      deliveredAt: parcels.deliveredAt,
      endedAs: parcels.endedAs,
      coveredFrom: supplyPeriods.coveredFrom,
    })
    .from(orders)
    .innerJoin(cases, eq(cases.orderId, orders.id))
    .innerJoin(parcels, eq(parcels.caseId, cases.id))
    .leftJoin(supplyPeriods, eq(supplyPeriods.caseId, cases.id))
    .where(and(eq(orders.accountId, accountId), ne(orders.id, exceptOrderId)))
    .orderBy(asc(parcels.dispatchedAt))
  const sent = rows.filter(({ endedAs }) => !endsWithoutSupply.some((end) => end === endedAs))
  const last = sent.at(-1)
  const deliveredOn = sent.flatMap(({ deliveredAt }) => (deliveredAt ? [dayOf(deliveredAt)] : [])).toSorted()
  const counted = [...deliveredOn, ...sent.flatMap(({ coveredFrom }) => coveredFrom ?? [])].toSorted()
  return { deliveredOn, coverFrom: counted.at(-1) ?? null, dispatchedOn: last ? dayOf(last.dispatchedAt) : null }
}
