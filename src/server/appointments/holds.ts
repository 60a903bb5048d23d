import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { SlotHold } from '#contract/appointments/bookings.ts'
import { extendHold } from '#domain/appointments/hold.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Order } from '../orders/orders.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import { type Appointment, holdIsOver, moveAppointment } from './claims.ts'
import { appointments, clinicians } from './tables.ts'

const isHeldBy = (guestSessionId: string) =>
  and(eq(appointments.guestSessionId, guestSessionId), eq(appointments.state, 'held'))

/** The time a guest session holds now. */
export async function holdOf(orm: Orm, guestSessionId: string, now: Instant): Promise<Appointment | null> {
  const [held] = await orm
    .select()
    .from(appointments)
    .where(and(isHeldBy(guestSessionId), gt(appointments.heldUntil, new Date(now))))
    .orderBy(desc(appointments.createdAt))
    .limit(1)
  return held ?? null
}

/** The same, locked until the transaction ends. */
export async function lockHold(tx: Orm, guestSessionId: string, now: Instant): Promise<Appointment | null> {
  const [held] = await tx
    .select()
    .from(appointments)
    .where(and(isHeldBy(guestSessionId), gt(appointments.heldUntil, new Date(now))))
    .orderBy(desc(appointments.createdAt))
    .limit(1)
    .for('no key update')
  return held ?? null
}

/** Releases what a guest session holds, except one. Rows that another transaction has locked are skipped. */
export async function releaseHolds(tx: Orm, guestSessionId: string, now: Instant, exceptId?: string): Promise<void> {
  const held = await tx
    .select({ id: appointments.id, state: appointments.state })
    .from(appointments)
    .where(and(isHeldBy(guestSessionId), exceptId === undefined ? undefined : ne(appointments.id, exceptId)))
    .for('no key update', { skipLocked: true })
  for (const hold of held) await moveAppointment(tx, hold, { to: 'released', by: 'patient', now })
}

export async function holdView(
  orm: Orm,
  { clinicianId, startsAt, heldUntil, hasBeenExtended }: Appointment,
): Promise<SlotHold> {
  const [clinician] = await orm
    .select({ id: clinicians.id, name: clinicians.name, title: clinicians.title })
    .from(clinicians)
    .where(eq(clinicians.id, clinicianId))
  return {
    startsAt: startsAt.toISOString(),
    expiresAt: heldUntil.toISOString(),
    hasBeenExtended,
    ...londonTimeAt(startsAt.getTime()),
    clinician: clinician as SlotHold['clinician'],
  }
}

/**
 * The time an order is for: the booked one, else the newest, since the patient may have chosen again or held it again.
 */
export async function lockAppointmentOf(tx: Orm, orderId: string): Promise<Appointment | null> {
  const [newest] = await tx
    .select()
    .from(appointments)
    .where(eq(appointments.orderId, orderId))
    .orderBy(sql`state = 'booked' desc`, desc(appointments.createdAt), desc(appointments.sequence))
    .limit(1)
    .for('no key update')
  return newest ?? null
}

/** Payment starts: the hold is extended, once. A patient whose hold has ended cannot start to pay. */
export async function extendWhilePaying({ database, now }: Services, { id }: Order): Promise<void> {
  await database.transaction(async (tx) => {
    const held = await lockAppointmentOf(tx, id)
    const at = now()
    if (held?.state !== 'held' || held.heldUntil.getTime() <= at) throw holdIsOver()
    const longer = extendHold({ expiresAt: held.heldUntil.getTime(), hasBeenExtended: held.hasBeenExtended }, at)
    if (!longer) return
    await tx
      .update(appointments)
      .set({ heldUntil: new Date(longer.expiresAt), hasBeenExtended: true })
      .where(eq(appointments.id, held.id))
  })
}

/** Ties the held time to the order placed for it, and to the policy that was agreed to. */
export const attachToOrder = async (
  tx: Orm,
  appointmentId: string,
  orderId: string,
  policyVersion: number,
): Promise<void> =>
  void (await tx.update(appointments).set({ orderId, policyVersion }).where(eq(appointments.id, appointmentId)))
