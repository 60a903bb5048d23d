import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { SuppliedDose } from '#domain/clinical/course.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { cases } from '../cases/tables.ts'
import { parcels, pens } from './tables.ts'

const dayOf = (moment: Date) => londonTimeAt(moment.getTime()).date

/** The last pen checked before the parcel left: an earlier one was set aside. */
const packedIn = <Pen extends { readonly caseId: string; readonly at: Date }>(
  { caseId, dispatchedAt }: { readonly caseId: string; readonly dispatchedAt: Date },
  packed: readonly Pen[],
) => packed.findLast((one) => one.caseId === caseId && one.at <= dispatchedAt)

/** Pens in transit or delivered for use, with what was packed. */
async function dosesSent(tx: Orm, whose: SQL | undefined): Promise<SuppliedDose[]> {
  const sent = await tx
    .select({ caseId: parcels.caseId, dispatchedAt: parcels.dispatchedAt })
    .from(parcels)
    .innerJoin(cases, eq(cases.id, parcels.caseId))
    .innerJoin(orders, eq(orders.id, cases.orderId))
    .where(and(whose, or(isNull(parcels.endedAs), eq(parcels.endedAs, 'delivered'))))
    .orderBy(asc(parcels.dispatchedAt))
  if (sent.length === 0) return []
  const caseIds = sent.map(({ caseId }) => caseId)
  const packed = await tx.select().from(pens).where(inArray(pens.caseId, caseIds)).orderBy(asc(pens.at))
  return sent.flatMap((parcel) => {
    const pen = packedIn(parcel, packed)
    return pen ? [{ ...doseOf(pen), on: dayOf(parcel.dispatchedAt), isElsewhere: false }] : []
  })
}

const doseOf = ({ brand, strength }: Pick<typeof pens.$inferSelect, 'brand' | 'strength'>) => ({
  medicine: brand,
  dose: strength,
})

/** What one parcel held, whatever became of it, and the day it left. Null: it is not known. */
export async function doseIn(tx: Orm, parcel: Pick<typeof parcels.$inferSelect, 'caseId' | 'dispatchedAt'>) {
  const packed = await tx.select().from(pens).where(eq(pens.caseId, parcel.caseId)).orderBy(asc(pens.at))
  const pen = packedIn(parcel, packed)
  return pen ? { ...doseOf(pen), on: dayOf(parcel.dispatchedAt) } : null
}

export const dosesSentFor = (tx: Orm, orderIds: readonly string[]): Promise<SuppliedDose[]> =>
  dosesSent(tx, inArray(orders.id, [...orderIds]))

export const dosesSentTo = (tx: Orm, accountId: string): Promise<SuppliedDose[]> =>
  dosesSent(tx, eq(orders.accountId, accountId))
