import { type DayAvailability, lastBookableDay, monthAvailability } from '#domain/booking/availability.ts'
import { daysOfMonth } from '#domain/booking/calendar.ts'
import type { Handler } from '../calls/route.ts'
import type { Services } from '../services.ts'
import { choosesFirst } from './first-choice.ts'
import { scheduleOf } from './schedule.ts'

export const bookingMonth =
  ({ database, now }: Services): Handler<'booking_month'> =>
  async ({ body: { month, clinician: asked }, visit, session }) => {
    const at = now()
    const days = daysOfMonth(month)
    const {
      clinician,
      noticeMinutes,
      horizonDays,
      for: scheduleFor,
    } = await scheduleOf(database, {
      clinician: asked ?? null,
      from: days[0] as string,
      to: days.at(-1) as string,
      now: at,
    })
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
