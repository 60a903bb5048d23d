import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import type { Schedule } from '#domain/appointments/availability.ts'
import { medicationReview, reviewHorizonDays } from '#domain/appointments/medication-review.ts'
import { bookableService } from '#domain/appointments/services.ts'
import type { PresentedGuestSession } from '../identity/guest-sessions/guest-session-cookie.ts'
import type { Services } from '../platform/services.ts'
import type { Appointment } from './claims.ts'
import { scheduleOf, schedulesOf } from './schedule.ts'

interface Offered {
  readonly clinician: { readonly id: string; readonly name: string }
  readonly minutes: number
  readonly schedule: Schedule
}

interface Asked {
  /** YYYY-MM-DD. */
  readonly date: string
  /** The clinician. Without it, the current one. */
  readonly clinician?: string | null | undefined
  /** Whose own hold is ignored. */
  readonly guestSession?: PresentedGuestSession | null
}

/** The calendar an appointment may be moved to on a day: that of one clinician, or of everyone who may hold it. */
export async function offeredToMove(
  { database, now }: Pick<Services, 'database' | 'now'>,
  appointment: Pick<Appointment, 'service' | 'clinicianId' | 'minutes'>,
  { date, clinician, guestSession = null }: Asked,
): Promise<Offered[]> {
  const days = { from: date, to: date, now: now() }
  const service = bookableService(appointment.service)
  if (service.heldBy === 'anyone') {
    const holders = await schedulesOf(database, { ...days, service, clinician: null })
    return holders.map((one) => ({ clinician: one.clinician, minutes: one.minutes, schedule: one.for(null) }))
  }
  if (appointment.service !== medicationReview.key) {
    const one = await scheduleOf(database, { ...days, service, clinician: clinician ?? appointment.clinicianId })
    return [{ clinician: one.clinician, minutes: one.minutes, schedule: one.for(guestSession) }]
  }
  // Reviews have no calendar of their own: they use the times of the clinician who knows the patient, and stay with
  // them.
  const held = bookableService(adultAdhdAssessment.key)
  const one = await scheduleOf(database, { ...days, service: held, clinician: appointment.clinicianId })
  const { minutes } = appointment
  const schedule = { ...one.for(guestSession), minutes, horizonDays: reviewHorizonDays }
  return [{ clinician: one.clinician, minutes, schedule }]
}
