import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Order } from '../orders/orders.ts'
import { orders } from '../orders/tables.ts'
import type { Appointment } from './claims.ts'
import { appointments } from './tables.ts'

const noSuchAppointment = () => new Refusal(404, 'We could not find this appointment.')

/**
 * An appointment and its order if this account owns them, else a 404. Until the transaction ends nobody else changes
 * them, and the account makes no other change: what it may do depends on what it has done.
 */
export async function lockOwnAppointment(
  tx: Orm,
  accountId: string,
  appointmentId: string,
): Promise<{ readonly appointment: Appointment; readonly order: Order }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account/${accountId}`}, 0))`)
  const found = await lockAppointment(tx, appointmentId)
  if (found?.order.accountId !== accountId) throw noSuchAppointment()
  return found
}

/** The order first, as everywhere. */
export async function lockAppointment(tx: Orm, appointmentId: string) {
  const [known] = await tx
    .select({ orderId: appointments.orderId })
    .from(appointments)
    .where(eq(appointments.id, appointmentId))
  if (!known?.orderId) return null
  const [order] = await tx.select().from(orders).where(eq(orders.id, known.orderId)).for('no key update')
  const [appointment] = await tx
    .select()
    .from(appointments)
    .where(eq(appointments.id, appointmentId))
    .for('no key update')
  return order && appointment ? { order, appointment } : null
}
