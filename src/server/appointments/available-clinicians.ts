import { isOffered } from '#domain/appointments/availability.ts'
import type { BookableService } from '#domain/appointments/services.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import type { PresentedGuestSession } from '../identity/guest-sessions/guest-session-cookie.ts'
import type { Services } from '../platform/services.ts'
import { type ClinicianSchedule, schedulesOf } from './schedule.ts'

/** Somebody who is free at a time, and how long it takes with them. */
export interface AvailableClinician {
  readonly clinicianId: string
  readonly minutes: number
}

interface At {
  /** Whose own hold does not stand in the way. */
  readonly visit?: PresentedGuestSession | null
  /** Whether they may have what is too soon for others. */
  readonly isFirst: boolean
  readonly now: Instant
}

/** Who of these is free then, those first who have the least to do that day. */
export function freeAmong(
  holders: readonly ClinicianSchedule[],
  start: Instant,
  { visit = null, isFirst, now }: At,
): AvailableClinician[] {
  return holders
    .map(({ clinician, minutes, for: scheduleFor }) => ({
      clinicianId: clinician.id,
      minutes,
      schedule: scheduleFor(visit, { isFirst }),
    }))
    .filter(({ schedule }) => isOffered(start, schedule, now))
    .toSorted((one, other) => one.schedule.taken.length - other.schedule.taken.length)
    .map(({ clinicianId, minutes }) => ({ clinicianId, minutes }))
}

/**
 * The same of everybody who holds a service. Before the transaction, which would need a second connection for it: the
 * claim itself decides.
 */
export async function availableClinicians(
  { database, now }: Pick<Services, 'database' | 'now'>,
  service: BookableService,
  start: Instant,
  /** What is booked already is handed over at any notice. */
  { isFirst } = { isFirst: false },
): Promise<AvailableClinician[]> {
  const { date } = londonTimeAt(start)
  const found = await schedulesOf(database, { service, clinician: null, from: date, to: date, now: now() })
  return freeAmong(found, start, { isFirst, now: now() })
}
