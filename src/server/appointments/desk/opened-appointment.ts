import { eq } from 'drizzle-orm'
import { type Asker, mayOpenAppointment, mayReadAppointment } from '#domain/appointments/outcomes.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { appointmentsKnown, type Known } from '../appointment-owner.ts'
import { noSuchAppointment } from '../outcomes.ts'
import { appointments } from '../tables.ts'
import { askerOf } from './whose-day.ts'

interface Opened extends Known {
  readonly clinician: { readonly id: string; readonly name: string }
  readonly asker: Asker
}

/** An appointment for a member of staff who may open it; a 404 for everyone else. */
export async function openedAppointment(orm: Orm, staff: Staff, id: string): Promise<Opened> {
  const [found] = await appointmentsKnown(orm).where(eq(appointments.id, id))
  const asker = found && askerOf(staff, found.clinician, [found.appointment.service])
  const isOnlyHeld = found?.appointment.state === 'held' || found?.appointment.state === 'released'
  if (!asker || isOnlyHeld || !mayOpenAppointment(asker)) throw noSuchAppointment()
  return { ...found, asker }
}

export function requireReader(asker: Asker, because: string): void {
  if (!mayReadAppointment(asker)) throw new ApiError(422, because, { because: [because] })
}
