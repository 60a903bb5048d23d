import { eq } from 'drizzle-orm'
import { type Asker, mayOpenAppointment, mayReadAppointment } from '#domain/booking/outcomes.ts'
import { noSuchAppointment } from '../../bookings/outcomes.ts'
import { appointmentsKnown, type Known } from '../../bookings/party.ts'
import { appointments } from '../../bookings/tables.ts'
import type { Orm } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Staff } from '../../staff/staff-of.ts'
import { askerOf } from './whose-day.ts'

interface Opened extends Known {
  readonly clinician: { readonly id: string; readonly name: string }
  readonly asker: Asker
}

/** An appointment for somebody who may have it before them; a 404 for everybody else. */
export async function openedAppointment(orm: Orm, staff: Staff, id: string): Promise<Opened> {
  const [found] = await appointmentsKnown(orm).where(eq(appointments.id, id))
  const asker = found && askerOf(staff, found.clinician, [found.appointment.service])
  const isOnlyHeld = found?.appointment.state === 'held' || found?.appointment.state === 'released'
  if (!asker || isOnlyHeld || !mayOpenAppointment(asker)) throw noSuchAppointment()
  return { ...found, asker }
}

export function requireReader(asker: Asker, because: string): void {
  if (!mayReadAppointment(asker)) throw new Refusal(422, because, { because: [because] })
}
