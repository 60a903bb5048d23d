import { and, desc, inArray } from 'drizzle-orm'
import type { HouseHoliday } from '#domain/calendar/bank-holidays.ts'
import { promise } from '#domain/promises/make-promise.ts'
import type { Orm } from '../database/database.ts'
import { isOpenRequest } from '../orders/card-requests.ts'
import { cardRequests } from '../orders/tables.ts'
import type { Services } from '../services.ts'
import { trackingOwner } from '../supply/parcels.ts'
import { parcels } from '../supply/tables.ts'

export async function requestsOf(tx: Orm, orderIds: readonly string[]) {
  const rows = await tx
    .select()
    .from(cardRequests)
    .where(and(inArray(cardRequests.orderId, [...orderIds]), isOpenRequest))
  return new Map(
    rows.map(({ orderId, why, amountPence, wasPence }) => [orderId, { why, amountPence, wasPence }] as const),
  )
}

export async function parcelsOf(
  { vault }: Pick<Services, 'vault'>,
  tx: Orm,
  caseIds: readonly string[],
  holidays: readonly HouseHoliday[],
) {
  const rows = await tx
    .select()
    .from(parcels)
    .where(inArray(parcels.caseId, [...caseIds]))
    .orderBy(desc(parcels.attempt))
  return new Map(
    rows.toReversed().map((row) => [
      row.caseId,
      {
        carrier: row.carrier,
        tracking: vault.open(row.tracking, trackingOwner(row.caseId)),
        expected: promise('parcel', row.expectedAt.getTime(), holidays),
        validUntil: row.validUntil.toISOString(),
      },
    ]),
  )
}
