import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { SlotHold } from '#contract/appointments/bookings.ts'
import { extendHold } from '#domain/appointments/hold.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Order } from '../orders/orders.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import { type Appointment, holdIsOver, moveAppointment } from './claims.ts'
import { appointments, clinicians } from './tables.ts'

const isHeldBy = (visitId: string) => and(eq(appointments.visitId, visitId), eq(appointments.state, 'held'))

/** What a visit keeps at the moment. */
export async function holdOf(orm: Orm, visitId: string, now: Instant): Promise<Appointment | null> {
  const [held] = await orm
    .select()
    .from(appointments)
    .where(and(isHeldBy(visitId), gt(appointments.heldUntil, new Date(now))))
    .orderBy(desc(appointments.createdAt))
    .limit(1)
  return held ?? null
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockHold(tx: Orm, visitId: string, now: Instant): Promise<Appointment | null> {
  const [held] = await tx
    .select()
    .from(appointments)
    .where(and(isHeldBy(visitId), gt(appointments.heldUntil, new Date(now))))
    .orderBy(desc(appointments.createdAt))
    .limit(1)
    .for('no key update')
  return held ?? null
}

/** Gives up what a visit keeps, but for one. What somebody else is acting on at this moment is not waited for. */
export async function releaseHolds(tx: Orm, visitId: string, now: Instant, exceptId?: string): Promise<void> {
  const held = await tx
    .select({ id: appointments.id, state: appointments.state })
    .from(appointments)
    .where(and(isHeldBy(visitId), exceptId === undefined ? undefined : ne(appointments.id, exceptId)))
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

/** The time an order is for: the one that is booked, else the newest. It may have been chosen anew, or taken again. */
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

/** Paying begins: the time is kept a little longer, once. Nobody begins to pay for a time they no longer have. */
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

/** What is held is what an order was placed for, under the policy that was agreed to with it. */
export const attachToOrder = async (
  tx: Orm,
  appointmentId: string,
  orderId: string,
  policyVersion: number,
): Promise<void> =>
  void (await tx.update(appointments).set({ orderId, policyVersion }).where(eq(appointments.id, appointmentId)))
