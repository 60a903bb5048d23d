import { type DayAvailability, lastBookableDay, monthOfAny } from '#domain/booking/availability.ts'
import { daysOfMonth } from '#domain/booking/calendar.ts'
import { adultAdhdAssessment } from '#domain/booking/service.ts'
import { bookableService } from '#domain/booking/services.ts'
import type { Handler } from '../calls/route.ts'
import type { Services } from '../services.ts'
import { mayHaveSooner } from './first-choice.ts'
import { clinicianNames, noSuchClinician, schedulesOf } from './schedule.ts'

export const bookingMonth =
  ({ database, now }: Services): Handler<'booking_month'> =>
  async ({ body: { month, clinician: asked, service: key = adultAdhdAssessment.key }, visit, session }) => {
    const at = now()
    const days = daysOfMonth(month)
    const service = bookableService(key)
    const about = { service, clinician: asked ?? null, from: days[0] as string, to: days.at(-1) as string, now: at }
    const isNamed = service.heldBy === 'one'
    const [holders, clinicians] = await Promise.all([
      schedulesOf(database, about),
      isNamed ? clinicianNames(database, service) : [],
    ])
    if (isNamed && holders.length === 0) throw noSuchClinician()
    const isFirst = isNamed && (await mayHaveSooner(database, holders, session.presented, at))
    const schedules = holders.map((holder) => holder.for(isNamed ? visit.presented : null, { isFirst }))
    return {
      clinician: isNamed && holders.length === 1 ? (holders[0]?.clinician ?? null) : null,
      clinicians,
      month,
      days: monthOfAny(month, schedules, at).map(shown),
      lastDay: lastBookableDay(at, Math.max(0, ...holders.map(({ horizonDays }) => horizonDays))),
    }
  }

const shown = ({ morning, afternoon, evening, ...day }: DayAvailability) => ({
  ...day,
  morning: [...morning],
  afternoon: [...afternoon],
  evening: [...evening],
})
