import { eq } from 'drizzle-orm'
import { type Asker, mayOpenAppointment, mayReadAppointment } from '#domain/booking/outcomes.ts'
import type { Appointment } from '../../bookings/claims.ts'
import { noSuchAppointment } from '../../bookings/outcomes.ts'
import { appointments, clinicians } from '../../bookings/tables.ts'
import type { Orm } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Order } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import type { Staff } from '../../staff/staff-of.ts'
import { askerOf } from './whose-day.ts'

interface Opened {
  readonly appointment: Appointment
  readonly order: Order
  readonly clinician: { readonly id: string; readonly name: string }
  readonly asker: Asker
}

/** An appointment for somebody who may have it before them; a 404 for everybody else. */
export async function openedAppointment(orm: Orm, staff: Staff, id: string): Promise<Opened> {
  const [found] = await orm
    .select({ appointment: appointments, order: orders, clinician: clinicians })
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .innerJoin(clinicians, eq(clinicians.id, appointments.clinicianId))
    .where(eq(appointments.id, id))
  const asker = found && askerOf(staff, found.clinician)
  const isOnlyHeld = found?.appointment.state === 'held' || found?.appointment.state === 'released'
  if (!asker || isOnlyHeld || !mayOpenAppointment(asker)) throw noSuchAppointment()
  return { ...found, asker }
}

export function requireReader(asker: Asker, because: string): void {
  if (!mayReadAppointment(asker)) throw new Refusal(422, because, { because: [because] })
}
