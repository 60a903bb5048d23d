import { and, eq, inArray, isNotNull, sum } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { refunds } from './tables.ts'

/** The refunds of an order, including those owed; or only those the provider has accepted. */
export async function refundedOf(tx: Orm, orderId: string, { isDone = false } = {}): Promise<number> {
  const [row] = await tx
    .select({ pence: sum(refunds.amountPence).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isDone ? isNotNull(refunds.doneAt) : undefined))
  return row?.pence ?? 0
}

/** The refunds of each of these appointments, including those owed. */
export async function refundedFor(orm: Orm, appointmentIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (appointmentIds.length === 0) return new Map()
  const rows = await orm
    .select({ id: refunds.appointmentId, pence: sum(refunds.amountPence).mapWith(Number) })
    .from(refunds)
    .where(inArray(refunds.appointmentId, [...appointmentIds]))
    .groupBy(refunds.appointmentId)
  return new Map(rows.flatMap(({ id, pence }) => (id === null ? [] : [[id, pence ?? 0]])))
}
