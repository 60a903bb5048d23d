import { and, arrayOverlaps, desc, eq, isNull } from 'drizzle-orm'
import { penWords } from '#content/supply/pharmacy.ts'
import { formatDate } from '#domain/appointments/format-time.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { batchKey } from '#domain/supply/batch.ts'
import { earliestExpiry } from '#domain/supply/pen-expiry.ts'
import type { Order } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import { supplyPeriodsOf } from '../cases/supply-periods-of.ts'
import { pens, prescriptions, recalls } from './tables.ts'

/** The earliest acceptable expiry of a pen for this order. Null: the medicine is unknown. */
export async function expiryNeeded(tx: Orm, order: Order, arrivesOn: string): Promise<string | null> {
  const medicine = medicineNamed(order.item)?.key
  if (!medicine) return null
  const covers = order.accountId === null ? [] : await supplyPeriodsOf(tx, order.accountId, order.id)
  return earliestExpiry({ medicine, arrivesOn, previousUntil: covers.at(-1)?.until ?? null })
}

/** Whether a batch is being recalled: from the request on, before it is confirmed. */
async function isRecalled(tx: Orm, batch: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: recalls.id })
    .from(recalls)
    .where(and(arrayOverlaps(recalls.batchKeys, [batchKey(batch)]), isNull(recalls.calledOffAt)))
    .limit(1)
  return found !== undefined
}

interface Pen {
  readonly batch: string
  readonly expires: string
}

/** Why a pen may not be supplied: its batch, or that it expires before its last dose. Null: it may. */
export async function whyNotPen(tx: Orm, order: Order, { batch, expires }: Pen, arrivesOn: string) {
  if (batchKey(batch) === '') return penWords.noBatch
  if (await isRecalled(tx, batch)) return penWords.recalled
  const needed = await expiryNeeded(tx, order, arrivesOn)
  return needed !== null && expires < needed ? penWords.expiresTooSoon(formatDate(needed)) : null
}

/** The same for the pen packed for a case: the last one checked. An earlier one was set aside. */
export async function whyNotPacked(tx: Orm, order: Order, caseId: string, arrivesOn: string): Promise<string | null> {
  const [pen] = await tx
    .select({ batch: pens.batch, expires: pens.expires })
    .from(pens)
    .innerJoin(prescriptions, eq(prescriptions.id, pens.prescriptionId))
    .where(and(eq(pens.caseId, caseId), isNull(prescriptions.cancelledAt)))
    .orderBy(desc(pens.at))
    .limit(1)
  return pen ? whyNotPen(tx, order, pen, arrivesOn) : null
}
