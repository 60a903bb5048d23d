import { eq } from 'drizzle-orm'
import { type Asker, mayOpenAppointment, mayReadAppointment } from '#domain/appointments/outcomes.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { appointmentsKnown, type Known } from '../appointment-owner.ts'
import { noSuchAppointment } from '../outcomes.ts'
import { appointments } from '../tables.ts'
import { askerOf, type Opener } from './whose-day.ts'

interface Opened extends Known {
  readonly clinician: { readonly id: string; readonly name: string }
  readonly asker: Asker
}

/** An appointment for a member of staff who may open it; null for everyone else. */
export async function appointmentFor(orm: Orm, staff: Opener, id: string): Promise<Opened | null> {
  const [found] = await appointmentsKnown(orm).where(eq(appointments.id, id))
  const asker = found && askerOf(staff, found.clinician, [found.appointment.service])
  const isOnlyHeld = found?.appointment.state === 'held' || found?.appointment.state === 'released'
  return !asker || isOnlyHeld || !mayOpenAppointment(asker) ? null : { ...found, asker }
}

/** The same; a 404 for everyone else. */
export async function openedAppointment(orm: Orm, staff: Opener, id: string): Promise<Opened> {
  const found = await appointmentFor(orm, staff, id)
  if (!found) throw noSuchAppointment()
  return found
}

export function requireReader(asker: Asker, because: string): void {
  if (!mayReadAppointment(asker)) throw new ApiError(422, because, { because: [because] })
}
