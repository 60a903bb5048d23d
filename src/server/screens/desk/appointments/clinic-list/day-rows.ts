import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { dayWords } from '#content/appointments/clinic-list.ts'
import { suggestionFor } from '#domain/appointments/outcomes.ts'
import { deadlinesFor } from '#domain/appointments/policy.ts'
import { serviceName, termsOf } from '#domain/appointments/services.ts'
import { attendanceOf, type RoomEvent } from '#domain/appointments/video/attendance.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { undoTimes } from '#domain/operations/undo-window.ts'
import { appointmentsKnown } from '../../../../appointments/appointment-owner.ts'
import type { Appointment } from '../../../../appointments/claims.ts'
import type { Outcome } from '../../../../appointments/outcomes.ts'
import { appointmentOutcomes, appointments } from '../../../../appointments/tables.ts'
import { staffNames } from '../../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../../platform/database/database.ts'
import type { Services } from '../../../../platform/services.ts'

/** Every booking, however it ended. A moved one is shown at its new time. */
const shownStates = ['booked', 'completed', 'cancelled', 'declined', 'DNA'] as const

interface Days {
  readonly clinicianId: string
  readonly from: Instant
  readonly to: Instant
}

export const appointmentsBetween = (orm: Orm, { clinicianId, from, to }: Days) =>
  appointmentsKnown(orm)
    .where(
      and(
        eq(appointments.clinicianId, clinicianId),
        inArray(appointments.state, [...shownStates]),
        gte(appointments.startsAt, new Date(from)),
        lt(appointments.startsAt, new Date(to)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.createdAt))

const mostWithoutOutcome = 50

/** Past appointments without an outcome that are not on the days shown. Oldest first. */
export const withoutOutcome = (orm: Orm, { clinicianId, from, to }: Days, now: Instant) => {
  const isOver = sql`${appointments.startsAt} + make_interval(mins => ${appointments.minutes}) < ${new Date(now)}`
  const isShown = and(gte(appointments.startsAt, new Date(from)), lt(appointments.startsAt, new Date(to)))
  return appointmentsKnown(orm)
    .where(
      and(eq(appointments.clinicianId, clinicianId), eq(appointments.state, 'booked'), isOver, sql`not (${isShown})`),
    )
    .orderBy(asc(appointments.startsAt))
    .limit(mostWithoutOutcome)
}

/** Recorded outcomes of these that can still be undone, by appointment. */
export async function pendingOf(
  services: Pick<Services, 'vault' | 'now'>,
  orm: Orm,
  ids: readonly string[],
  staffId: string,
) {
  const open: Outcome[] =
    ids.length === 0
      ? []
      : await orm
          .select()
          .from(appointmentOutcomes)
          .where(
            and(
              inArray(appointmentOutcomes.appointmentId, [...ids]),
              isNull(appointmentOutcomes.doneAt),
              isNull(appointmentOutcomes.undoneAt),
            ),
          )
  const names = await staffNames(
    services,
    orm,
    open.map((outcome) => outcome.staffId),
  )
  return (appointmentId: string) => {
    const found = open.find((outcome) => outcome.appointmentId === appointmentId)
    if (!found) return null
    const { id, kind, staffId: by, finalAt } = found
    return {
      outcomeId: id,
      kind,
      by: names.get(by) ?? 'A colleague',
      isMine: by === staffId,
      ...undoTimes({ finalAt }, services.now()),
    }
  }
}

interface Shown {
  readonly reference: string
  readonly readsRecord: boolean
  /** Joins and departures in its video room. */
  readonly events: readonly RoomEvent[]
}

/** Common to a row and an opened appointment. */
export function appointmentView(appointment: Appointment, { reference, readsRecord, events }: Shown, now: Instant) {
  const { id, state, startsAt, minutes, service, calledOffAt } = appointment
  const [start, policy] = [startsAt.getTime(), termsOf(appointment)]
  const { isPatientThere } = attendanceOf(events, deadlinesFor(start, policy).joinUntil)
  return {
    id,
    startsAt: startsAt.toISOString(),
    minutes,
    service: readsRecord ? serviceName(service) : dayWords.anyService,
    reference,
    state,
    isCalledOff: calledOffAt !== null,
    suggestion: suggestionFor({ state, start, policy, minutes, isPatientThere }, now),
  }
}
