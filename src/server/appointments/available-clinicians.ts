import { isOffered } from '#domain/appointments/availability.ts'
import type { BookableService } from '#domain/appointments/services.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import type { PresentedGuestSession } from '../identity/guest-sessions/guest-session-cookie.ts'
import type { Services } from '../platform/services.ts'
import { type ClinicianSchedule, schedulesOf } from './schedule.ts'

/** A clinician who is free at a time, and how long the appointment takes with them. */
export interface AvailableClinician {
  readonly clinicianId: string
  readonly minutes: number
}

interface At {
  /** Whose own hold is ignored. */
  readonly guestSession?: PresentedGuestSession | null
  /** Whether the patient may book times at shorter notice than others. */
  readonly isFirst: boolean
  readonly now: Instant
}

/** Which of these clinicians are free then, least busy that day first. */
export function freeAmong(
  holders: readonly ClinicianSchedule[],
  start: Instant,
  { guestSession = null, isFirst, now }: At,
): AvailableClinician[] {
  return holders
    .map(({ clinician, minutes, for: scheduleFor }) => ({
      clinicianId: clinician.id,
      minutes,
      schedule: scheduleFor(guestSession, { isFirst }),
    }))
    .filter(({ schedule }) => isOffered(start, schedule, now))
    .toSorted((one, other) => one.schedule.taken.length - other.schedule.taken.length)
    .map(({ clinicianId, minutes }) => ({ clinicianId, minutes }))
}

/**
 * The same for every clinician who holds a service. Runs before the transaction, which would otherwise need a second
 * connection; the claim itself decides.
 */
export async function availableClinicians(
  { database, now }: Pick<Services, 'database' | 'now'>,
  service: BookableService,
  start: Instant,
  /** An appointment that is already booked may be reassigned at any notice. */
  { isFirst } = { isFirst: false },
): Promise<AvailableClinician[]> {
  const { date } = londonTimeAt(start)
  const found = await schedulesOf(database, { service, clinician: null, from: date, to: date, now: now() })
  return freeAmong(found, start, { isFirst, now: now() })
}
