import { and, desc, inArray } from 'drizzle-orm'
import type { ClinicClosure } from '#domain/calendar/bank-holidays.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { CaseState } from '#domain/cases/states.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { reportable } from '#domain/supply/arrival.ts'
import { trackingOwner } from '../../../clinical/supply/parcels.ts'
import { parcels } from '../../../clinical/supply/tables.ts'
import { recalledCases } from '../../../clinical/treatment/recalled-pens-of.ts'
import { isOpenRequest } from '../../../orders/card-requests.ts'
import { cardRequests } from '../../../orders/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

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
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  found: readonly { readonly id: string; readonly state: CaseState }[],
  holidays: readonly ClinicClosure[],
) {
  const rows = await tx
    .select()
    .from(parcels)
    .where(
      inArray(
        parcels.caseId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(desc(parcels.attempt))
  const recalled = await recalledCases(
    tx,
    found.map(({ id }) => id),
  )
  const stateOf = new Map(found.map(({ id, state }) => [id, state] as const))
  return new Map(
    rows.toReversed().map((row) => [
      row.caseId,
      {
        carrier: row.carrier,
        tracking: vault.open(row.tracking, trackingOwner(row.caseId)),
        expected: promise('parcel', row.expectedAt.getTime(), holidays),
        validUntil: row.validUntil.toISOString(),
        deliveredOn: row.deliveredAt && londonTimeAt(row.deliveredAt.getTime()).date,
        mayReport: [
          ...reportable(
            {
              state: stateOf.get(row.caseId) as CaseState,
              expectedAt: row.expectedAt.getTime(),
              deliveredAt: row.deliveredAt?.getTime() ?? null,
            },
            now(),
          ),
        ],
        isRecalled: recalled.has(row.caseId),
        isNotComeTold: row.notComeAt !== null,
      },
    ]),
  )
}
