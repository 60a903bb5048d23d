import { and, count, eq, inArray, isNull, ne, not, or } from 'drizzle-orm'
import { type BoxLine, boxList } from '#domain/supply/box-list.ts'
import { isScaleDue } from '#domain/supply/programme-scale.ts'
import type { Order } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { cases } from '../cases/tables.ts'
import { scalesOf } from './scale-rows.ts'
import { parcels } from './tables.ts'

/** What goes into the box of a case beside the pen. A parcel that never reached the patient does not count as one they had. */
export async function boxFor(tx: Orm, { accountId }: Order, medicine: string, caseId: string): Promise<BoxLine[]> {
  if (accountId === null) return boxList({ medicine, earlierParcels: 0, isScaleDue: false })
  const [earlier] = await tx
    .select({ parcels: count() })
    .from(parcels)
    .innerJoin(cases, eq(cases.id, parcels.caseId))
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .where(
      and(
        eq(orders.accountId, accountId),
        ne(parcels.caseId, caseId),
        or(isNull(parcels.endedAs), not(inArray(parcels.endedAs, ['returned', 'lost', 'not sent']))),
      ),
    )
  const isDue = isScaleDue(await scalesOf(tx, accountId))
  return boxList({ medicine, earlierParcels: earlier?.parcels ?? 0, isScaleDue: isDue })
}
