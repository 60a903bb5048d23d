import { and, asc, desc, eq, inArray, isNull, not, or, sql } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { fullName } from '#domain/identity/full-name.ts'
import { type MedicineKey, medicineName } from '#domain/medicines/medicines.ts'
import { isNearBatch } from '#domain/supply/batch.ts'
import { type PenPlace, penPlace } from '#domain/supply/pen-place.ts'
import { sentDetails } from '../../orders/sent-details.ts'
import { orders } from '../../orders/tables.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { supplyPeriods } from '../treatment/tables.ts'
import { parcels, pens, prescriptions } from './tables.ts'

/** As `batchKey` writes it, for rows saved by the previous release while both run. */
const writtenKey = sql<string>`regexp_replace(upper(normalize(${pens.batch}, NFKC)), '[^A-Z0-9]', '', 'g')`

const isOfKeys = (keys: readonly string[]) =>
  or(inArray(pens.batchKey, [...keys]), and(isNull(pens.batchKey), inArray(writtenKey, [...keys])))

/** By the name on the pack, as the check recorded it. */
const isOf = (medicine: MedicineKey) => sql`lower(trim(${pens.brand})) = ${medicineName(medicine).toLowerCase()}`

/** The number of a batch alone does not say which medicine it is. */
export interface Batches {
  /** Null: of an older recall, for whichever has the number. */
  readonly medicine: MedicineKey | null
  readonly keys: readonly string[]
}

/** The pens of these batches, each with its location and order, oldest first. */
export async function pensOfBatches(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { medicine, keys }: Batches,
) {
  if (keys.length === 0) return []
  const found = await tx
    .select({ pen: pens, order: orders, cancelledAt: prescriptions.cancelledAt, cover: supplyPeriods })
    .from(pens)
    .innerJoin(prescriptions, eq(prescriptions.id, pens.prescriptionId))
    .innerJoin(orders, eq(orders.id, prescriptions.orderId))
    .leftJoin(supplyPeriods, eq(supplyPeriods.caseId, pens.caseId))
    .where(and(isOfKeys(keys), medicine === null ? undefined : isOf(medicine)))
    .orderBy(asc(pens.at), asc(pens.id))
  const caseIds = [...new Set(found.map(({ pen }) => pen.caseId))]
  const sent =
    caseIds.length === 0
      ? []
      : await tx.select().from(parcels).where(inArray(parcels.caseId, caseIds)).orderBy(desc(parcels.attempt))
  const packed =
    caseIds.length === 0
      ? []
      : await tx
          .select({ id: pens.id, caseId: pens.caseId, at: pens.at })
          .from(pens)
          .where(inArray(pens.caseId, caseIds))
  const today = londonTimeAt(now()).date
  return found.map(({ pen, order, cancelledAt, cover }) => {
    // A pen left in a parcel of its case that was sent after this pen was checked and before its replacement was.
    const next = packed
      .filter((one) => one.caseId === pen.caseId && one.at > pen.at)
      .toSorted((a, b) => +a.at - +b.at)[0]
    const parcel = sent.find(
      (one) => one.caseId === pen.caseId && one.dispatchedAt >= pen.at && (!next || one.dispatchedAt < next.at),
    )
    const period = cover && !next ? { from: cover.coveredFrom, until: cover.coveredUntil } : null
    const place: PenPlace = penPlace({ parcel: parcel ?? null, isCancelled: cancelledAt !== null, period, today })
    const details = sentDetails(vault, order)
    const { email, mobile } = details
    return { pen, order, place, person: { name: fullName(details), email, mobile } }
  })
}

export type RecalledPen = Awaited<ReturnType<typeof pensOfBatches>>[number]

/** Other medicines of which pens have this batch number, with how many. They are not recalled with it. */
export const othersOfBatch = (
  tx: Orm,
  medicine: MedicineKey,
  key: string,
): Promise<{ readonly brand: string; readonly pens: number }[]> =>
  tx
    .select({ brand: pens.brand, pens: sql<number>`count(*)::int` })
    .from(pens)
    .where(and(isOfKeys([key]), not(isOf(medicine))))
    .groupBy(pens.brand)
    .orderBy(pens.brand)

/**
 * Other batches of a medicine that may be the same one mistyped, with their number of pens. They are only suggestions.
 */
export async function nearBatches(
  tx: Orm,
  medicine: MedicineKey,
  key: string,
): Promise<{ key: string; written: string; pens: number }[]> {
  // One step of the index for each batch there is, however many pens it has.
  const { rows } = await tx.execute<{ key: string }>(sql`
    with recursive batch(key) as (
      (select batch_key from pens where batch_key is not null order by batch_key limit 1)
      union all
      select (select p.batch_key from pens p where p.batch_key > batch.key order by p.batch_key limit 1)
      from batch where batch.key is not null
    )
    select key from batch where key is not null`)
  const near = rows.map((row) => row.key).filter((one) => isNearBatch(one, key))
  if (near.length === 0) return []
  return tx
    .select({
      key: sql<string>`${pens.batchKey}`,
      written: sql<string>`min(${pens.batch})`,
      pens: sql<number>`count(*)::int`,
    })
    .from(pens)
    .where(and(inArray(pens.batchKey, near), isOf(medicine)))
    .groupBy(pens.batchKey)
    .orderBy(pens.batchKey)
}

/** Each patient shown is logged. */
export const logShown = (tx: Orm, shown: readonly RecalledPen[], staffId: string, now: number): Promise<void> =>
  recordAccess(
    tx,
    shown.map(({ pen, order }) => ({
      staffId,
      accountId: order.accountId,
      orderId: order.id,
      caseId: pen.caseId,
      what: 'contact details' as const,
      why: 'search' as const,
    })),
    now,
  )

export const penView = ({ pen, order, place, person }: RecalledPen) => ({
  penId: pen.id,
  caseId: pen.caseId,
  reference: order.reference,
  name: person.name,
  email: person.email ?? null,
  mobile: person.mobile ?? null,
  brand: pen.brand,
  strength: pen.strength,
  batch: pen.batch,
  expires: pen.expires,
  at: pen.at.toISOString(),
  place,
})
