import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { OrderCare } from '#contract/orders/order-care.ts'
import { owners } from '#domain/cases/owners.ts'
import type { CaseState } from '#domain/cases/states.ts'
import { promiseOfCase } from '#domain/promises/make-promise.ts'
import type { Confirmation } from '#domain/supply/confirmations.ts'
import { clinicClosures } from '../../../appointments/clinic-closures.ts'
import { caseDecisions, cases } from '../../../clinical/cases/tables.ts'
import { prescriptionOf } from '../../../clinical/supply/prescription-of.ts'
import { supplyConfirmations } from '../../../clinical/supply/tables.ts'
import { openStaffDetails, registrationOf } from '../../../identity/staff/staff-rows.ts'
import { staff } from '../../../identity/staff/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { pipeline } from '../../../platform/database/pipeline.ts'
import type { Services } from '../../../platform/services.ts'
import { parcelsOf, requestsOf } from './care-parts.ts'

type Care = NonNullable<OrderCare>

/** The clinical state of these orders. A decision that can still be undone is not shown yet. */
export async function careOfOrders(
  services: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Care>> {
  if (orderIds.length === 0) return new Map()
  const found = await tx
    .select()
    .from(cases)
    .where(inArray(cases.orderId, [...orderIds]))
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const holidays = await clinicClosures(tx)
  const [clinicians, sent, requests, open] = await pipeline([
    decidedBy(services, tx, ids),
    parcelsOf(services, tx, found, holidays),
    requestsOf(tx, orderIds),
    unconfirmedIn(tx, ids),
  ])
  const firstDoses = await firstDosesOf(
    services,
    tx,
    found.filter(({ id, state }) => isToBeSent(state) && isGapOpen(open.get(id) ?? [])),
  )
  return new Map(
    found.map(({ id, orderId, state, stateSince, dueAt, returnedAt }): [string, Care] => [
      orderId as string,
      {
        state,
        since: stateSince.toISOString(),
        isReviewedAgain: returnedAt !== null,
        promise: promiseOfCase(state, dueAt?.getTime() ?? null, holidays),
        dueBy: (owners[state] === 'patient' && dueAt?.toISOString()) || null,
        // A case returned for a new decision has no prescriber.
        clinician: returnedAt === null ? (clinicians.get(id) ?? null) : null,
        parcel: sent.get(id) ?? null,
        toConfirm: isToBeSent(state) ? (open.get(id) ?? []).map(({ what }) => what) : [],
        firstDoseFrom: firstDoses.get(id) ?? null,
        cardRequest: requests.get(orderId as string) ?? null,
      },
    ]),
  )
}

const isGapOpen = (open: readonly { readonly what: Confirmation }[]) => open.some(({ what }) => what === 'switch-gap')

/** For these cases, from when the first dose may be injected. */
async function firstDosesOf({ vault }: Pick<Services, 'vault'>, tx: Orm, of: readonly { readonly id: string }[]) {
  const found = new Map<string, string | null>()
  for (const { id } of of) found.set(id, (await prescriptionOf(tx, vault, id))?.written.firstDoseFrom ?? null)
  return found
}

/** The last to decide, with their registration. */
async function decidedBy({ vault }: Pick<Services, 'vault'>, tx: Orm, caseIds: readonly string[]) {
  const rows = await tx
    .select({ caseId: caseDecisions.caseId, staff })
    .from(caseDecisions)
    .innerJoin(staff, eq(staff.id, caseDecisions.staffId))
    .where(
      and(
        inArray(caseDecisions.caseId, [...caseIds]),
        inArray(caseDecisions.kind, ['approve', 'decline']),
        isNotNull(caseDecisions.doneAt),
        isNull(caseDecisions.undoneAt),
      ),
    )
    .orderBy(caseDecisions.decidedAt)
  return new Map(
    rows.map(({ caseId, staff: row }) => {
      const registration = registrationOf(row)
      return [
        caseId,
        {
          name: openStaffDetails(vault, row).name,
          registration: registration && `${registration.body} ${registration.number}`,
        },
      ] as const
    }),
  )
}

/** From the approval until it leaves. */
const isToBeSent = (state: CaseState) => ['approved', 'waiting_for_price', 'checked'].includes(state)

async function unconfirmedIn(tx: Orm, caseIds: readonly string[]) {
  const rows = await tx
    .select()
    .from(supplyConfirmations)
    .where(and(inArray(supplyConfirmations.caseId, [...caseIds]), isNull(supplyConfirmations.confirmedAt)))
  return Map.groupBy(rows, ({ caseId }) => caseId)
}
