import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { type DayAvailability, lastBookableDay, monthOfAny, type Schedule } from '#domain/appointments/availability.ts'
import { daysOfMonth } from '#domain/appointments/calendar.ts'
import { bookableService } from '#domain/appointments/services.ts'
import type { Handler } from '../identity/handler.ts'
import type { Services } from '../platform/services.ts'
import { mayHaveSooner } from './rebooking-priority.ts'
import { type ClinicianSchedule, clinicianNames, noSuchClinician, offeredTimesOf, schedulesOf } from './schedule.ts'

export const bookingMonth =
  ({ database, now }: Services): Handler<'booking_month'> =>
  async ({ body: { month, clinician: asked, service: key = adultAdhdAssessment.key }, guestSession, session }) => {
    const at = now()
    const days = daysOfMonth(month)
    const service = bookableService(key)
    const about = { service, clinician: asked ?? null, from: days[0] as string, to: days.at(-1) as string, now: at }
    const isNamed = service.heldBy === 'one'
    const [{ holders, withAppointments }, clinicians] = await Promise.all([
      asked ? timesOfOne(database, about) : offeredTimesOf(database, about),
      isNamed ? clinicianNames(database, service) : [],
    ])
    if (isNamed && holders.length === 0) throw noSuchClinician()
    const isFirst = isNamed && (await mayHaveSooner(database, holders, session.presented, at))
    const scheduleOf = (holder: ClinicianSchedule) => holder.for(isNamed ? guestSession.presented : null, { isFirst })
    return {
      clinician: isNamed && holders.length === 1 ? (holders[0]?.clinician ?? null) : null,
      clinicians,
      month,
      days: (await freeDays()).map(shown),
      lastDay: lastBookableDay(at, Math.max(0, ...holders.map(({ horizonDays }) => horizonDays))),
    }

    /**
     * A time is free as soon as one clinician is. The appointments of a few clinicians are read first, and of more only
     * while an offered time has not been found free: with a hundred clinicians this reads a sixth of the rows.
     */
    async function freeDays(): Promise<DayAvailability[]> {
      const offered = monthOfAny(month, differing(holders.map(scheduleOf)), at)
      const read: Schedule[] = []
      for (let portion = firstPortion; ; portion *= 2) {
        const more = await withAppointments(read.length, read.length + portion)
        read.push(...more.map(scheduleOf))
        const found = monthOfAny(month, read, at)
        const isAll = read.length >= holders.length || timesIn(found) === timesIn(offered)
        // The longest horizon of all clinicians counts, including those whose appointments were not read.
        if (isAll) return found.map((day, place) => ({ ...day, isTooFar: offered[place]?.isTooFar ?? day.isTooFar }))
      }
    }
  }

/** One clinician's schedule and appointments come in one query. */
async function timesOfOne(...asked: Parameters<typeof schedulesOf>) {
  const holders = await schedulesOf(...asked)
  return { holders, withAppointments: async () => holders }
}

/** Of identical schedules, as most colleagues have, only the first. */
const differing = (schedules: readonly Schedule[]): Schedule[] => [
  ...new Map(schedules.map((schedule) => [JSON.stringify(schedule), schedule])).values(),
]

/** How many clinicians' appointments are read at first. */
const firstPortion = 16

const timesIn = (days: readonly DayAvailability[]): number => days.reduce((sum, { count }) => sum + count, 0)

const shown = ({ morning, afternoon, evening, ...day }: DayAvailability) => ({
  ...day,
  morning: [...morning],
  afternoon: [...afternoon],
  evening: [...evening],
})
