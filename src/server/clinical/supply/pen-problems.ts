import { and, arrayOverlaps, desc, eq, isNull, or } from 'drizzle-orm'
import { packStops } from '#content/supply/pack-codes.ts'
import { penWords } from '#content/supply/pharmacy.ts'
import { formatDate } from '#domain/appointments/format-time.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { batchKey } from '#domain/supply/batch.ts'
import { earliestExpiry } from '#domain/supply/pen-expiry.ts'
import type { Order } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import { supplyPeriodsOf } from '../cases/supply-periods-of.ts'
import { wasRemovedSince } from './pack-codes.ts'
import { pens, prescriptions, recalls } from './tables.ts'

/** The earliest acceptable expiry of a pen for this order. Null: the medicine is unknown. */
export async function expiryNeeded(tx: Orm, order: Order, arrivesOn: string): Promise<string | null> {
  const medicine = medicineNamed(order.item)?.key
  if (!medicine) return null
  const covers = order.accountId === null ? [] : await supplyPeriodsOf(tx, order.accountId, order.id)
  return earliestExpiry({ medicine, arrivesOn, previousUntil: covers.at(-1)?.until ?? null })
}

interface BatchOf {
  /** By its name or key. */
  readonly brand: string
  readonly batch: string
}

/** Whether a batch is being recalled: from the request on, before it is confirmed. */
async function isRecalled(tx: Orm, { brand, batch }: BatchOf): Promise<boolean> {
  const medicine = medicineNamed(brand.trim())?.key
  // A name we do not know is no proof that it is another medicine.
  const isOfIt = medicine && or(isNull(recalls.medicine), eq(recalls.medicine, medicine))
  const [found] = await tx
    .select({ id: recalls.id })
    .from(recalls)
    .where(and(arrayOverlaps(recalls.batchKeys, [batchKey(batch)]), isNull(recalls.calledOffAt), isOfIt))
    .limit(1)
  return found !== undefined
}

/** Why nothing of a batch may be supplied. Null: it may. */
export async function batchProblem(tx: Orm, pen: BatchOf): Promise<string | null> {
  if (batchKey(pen.batch) === '') return penWords.noBatch
  return (await isRecalled(tx, pen)) ? penWords.recalled : null
}

/** Why a pen expires too soon for the day it is to arrive. Null: it does not. */
export async function expiryProblem(tx: Orm, order: Order, expires: string, arrivesOn: string): Promise<string | null> {
  const needed = await expiryNeeded(tx, order, arrivesOn)
  return needed !== null && expires < needed ? penWords.expiresTooSoon(formatDate(needed)) : null
}

interface Pen extends BatchOf {
  readonly expires: string
}

/** Why a pen may not be supplied: its batch, or that it expires before its last dose. Null: it may. */
export async function penProblem(tx: Orm, order: Order, pen: Pen, arrivesOn: string) {
  return (await batchProblem(tx, pen)) ?? (await expiryProblem(tx, order, pen.expires, arrivesOn))
}

/** The pen packed for a case: the last one checked. An earlier one was set aside. */
async function packedPen(tx: Orm, caseId: string) {
  const [pen] = await tx
    .select({ brand: pens.brand, batch: pens.batch, expires: pens.expires, gtin: pens.gtin, at: pens.at })
    .from(pens)
    .innerJoin(prescriptions, eq(prescriptions.id, pens.prescriptionId))
    .where(and(eq(pens.caseId, caseId), isNull(prescriptions.cancelledAt)))
    .orderBy(desc(pens.at))
    .limit(1)
  return pen ?? null
}

/** Why the pen that was sent for a case may not be used, apart from how warm it was: its batch is being recalled. */
export async function sentPenProblem(tx: Orm, caseId: string): Promise<string | null> {
  const pen = await packedPen(tx, caseId)
  return pen && (await isRecalled(tx, pen)) ? penWords.recalledSent : null
}

/** The same as `penProblem` for the pen packed for a case. */
export async function packedPenProblem(
  tx: Orm,
  order: Order,
  caseId: string,
  arrivesOn: string,
): Promise<string | null> {
  const pen = await packedPen(tx, caseId)
  if (!pen) return null
  // It was scanned up to the undo window before it was written down.
  const scannedAt = new Date(pen.at.getTime() - minuteMs)
  if (pen.gtin !== null && (await wasRemovedSince(tx, pen.gtin, scannedAt))) return packStops.codeRemoved
  return penProblem(tx, order, pen, arrivesOn)
}
