import { eq, sql } from 'drizzle-orm'
import { requireNotClosed } from '../identity/accounts/lock-account.ts'
import type { Order } from '../orders/orders.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Appointment } from './claims.ts'
import { appointments } from './tables.ts'

const noSuchAppointment = () => new ApiError(404, 'We could not find this appointment.')

/**
 * Changes to the appointments of one account take turns, because what each may change depends on those before it. It is not
 * `lockAccount` of identity: it waits for no sign-in or clinical entry, and neither waits for it. A change that has to
 * exclude those as well takes both.
 */
export async function takeBookingTurn(tx: Orm, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account/${accountId}`}, 0))`)
  await requireNotClosed(tx, accountId)
}

/** An appointment and its order if this account paid for it, else a 404. Locked until the transaction ends. */
export async function lockOwnAppointment(
  tx: Orm,
  accountId: string,
  appointmentId: string,
): Promise<{ readonly appointment: Appointment; readonly order: Order }> {
  await takeBookingTurn(tx, accountId)
  const found = await lockAppointment(tx, appointmentId)
  if (!found?.order || found.order.accountId !== accountId) throw noSuchAppointment()
  return { appointment: found.appointment, order: found.order }
}

/**
 * Locks the order first, as everywhere; free appointments have none. Null: there is no such appointment, or only a
 * hold.
 */
export async function lockAppointment(tx: Orm, appointmentId: string) {
  const [known] = await tx
    .select({ orderId: appointments.orderId, accountId: appointments.accountId })
    .from(appointments)
    .where(eq(appointments.id, appointmentId))
  if (!known?.orderId && !known?.accountId) return null
  const order = known.orderId ? await lockOrder(tx, known.orderId) : null
  const [appointment] = await tx
    .select()
    .from(appointments)
    .where(eq(appointments.id, appointmentId))
    .for('no key update')
  return appointment ? { order, appointment } : null
}

async function lockOrder(tx: Orm, id: string): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update')
  return order ?? null
}
