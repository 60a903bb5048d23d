import { type DayAvailability, lastBookableDay, monthAvailability, monthOfAny } from '#domain/booking/availability.ts'
import { daysOfMonth } from '#domain/booking/calendar.ts'
import { adultAdhdAssessment } from '#domain/booking/service.ts'
import { bookableService } from '#domain/booking/services.ts'
import type { Handler } from '../calls/route.ts'
import type { Services } from '../services.ts'
import { choosesFirst } from './first-choice.ts'
import { scheduleOf, schedulesOf } from './schedule.ts'

export const bookingMonth =
  ({ database, now }: Services): Handler<'booking_month'> =>
  async ({ body: { month, clinician: asked, service: key = adultAdhdAssessment.key }, visit, session }) => {
    const at = now()
    const days = daysOfMonth(month)
    const service = bookableService(key)
    const about = { service, clinician: asked ?? null, from: days[0] as string, to: days.at(-1) as string, now: at }
    if (service.heldBy === 'anyone') {
      const holders = await schedulesOf(database, about)
      const schedules = holders.map((holder) => holder.for(null))
      return {
        clinician: null,
        month,
        days: monthOfAny(month, schedules, at).map(shown),
        lastDay: lastBookableDay(at, Math.max(0, ...holders.map(({ horizonDays }) => horizonDays))),
      }
    }
    const { clinician, noticeMinutes, horizonDays, for: scheduleFor } = await scheduleOf(database, about)
    const isFirst = noticeMinutes > 0 && (await choosesFirst(database, session.presented, at))
    return {
      clinician,
      month,
      days: monthAvailability(month, scheduleFor(visit.presented, { isFirst }), at).map(shown),
      lastDay: lastBookableDay(at, horizonDays),
    }
  }

const shown = ({ morning, afternoon, evening, ...day }: DayAvailability) => ({
  ...day,
  morning: [...morning],
  afternoon: [...afternoon],
  evening: [...evening],
})
