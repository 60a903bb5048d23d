import { outcomeWords } from '#content/appointments/clinic-list.ts'
import { keptTimeDeskWords as words } from '#content/appointments/desk-reserved-slot.ts'
import { keptTimeWords } from '#content/appointments/reserved-slot.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { isOffered, timesOn } from '#domain/appointments/availability.ts'
import { medicationReview, reviewHorizonDays, reviewNoticeMinutes } from '#domain/appointments/medication-review.ts'
import { bookableService } from '#domain/appointments/services.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import { orProviderAway } from '../../orders/provider-away.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { slotTaken } from '../claims.ts'
import { openedAppointment, requireReader } from '../desk/opened-appointment.ts'
import { scheduleOf } from '../schedule.ts'
import { bookFollowUp } from './book-follow-up.ts'
import { endFollowUp } from './end-follow-up.ts'
import { followUpById } from './follow-up-rows.ts'

export const deskFollowUpTimes =
  (services: Services): Handler<'desk_follow_up_times'> =>
  async ({ body: { id, date }, staff }) => {
    const schedule = await scheduleFor(services, staff, id, date)
    const isFree = (time: string) => isOffered(instantAt({ date, time }), schedule, services.now())
    return {
      times: timesOn(date, schedule).filter(isFree),
      holiday: schedule.holidays.find((holiday) => holiday.date === date)?.name ?? null,
    }
  }

export const deskBookFollowUp =
  (services: Services): Handler<'desk_book_follow_up'> =>
  async ({ body: { id, followUpId, date, time }, staff }) => {
    const schedule = await scheduleFor(services, staff, id, date)
    const start = instantAt({ date, time })
    const isKnown = (await services.database.run((orm) => followUpById(orm, followUpId))) !== null
    // A repeated request conflicts with its own hold.
    if (!isKnown && !isOffered(start, schedule, services.now())) throw slotTaken()
    const { minutes } = schedule
    await bookFollowUp(services, { id: followUpId, afterId: id, staffId: staff.id, start, minutes })
    return {}
  }

export const deskWithdrawFollowUp =
  (services: Services): Handler<'desk_withdraw_follow_up'> =>
  async ({ body: { followUpId }, staff }) => {
    const { followUp } = await services.database.run(async (orm) => {
      const known = await followUpById(orm, followUpId)
      if (!known) throw new ApiError(404, words.gone)
      requireReader(
        (await openedAppointment(orm, staff, known.followUp.afterId)).asker,
        outcomeWords.whyNot['not yours'],
      )
      return known
    })
    if (followUp.endedAs === 'withdrawn') return {}
    const ending = endFollowUp(services, followUp, { as: 'withdrawn', by: 'staff', staffId: staff.id })
    if (!(await orProviderAway(keptTimeWords.away, ending))) throw new ApiError(409, words.notWaiting)
    return {}
  }

const heldByThem = bookableService(adultAdhdAssessment.key)

/**
 * Free times of the clinician who held the appointment, for the length of a review and up to that clinician's horizon.
 */
async function scheduleFor({ database, now }: Services, staff: Staff, id: string, date: string) {
  const { asker, clinician } = await database.run((orm) => openedAppointment(orm, staff, id))
  requireReader(asker, outcomeWords.whyNot['not yours'])
  const found = await scheduleOf(database, {
    service: heldByThem,
    clinician: clinician.id,
    from: date,
    to: date,
    now: now(),
  })
  return {
    ...found.for(null),
    minutes: medicationReview.minutes,
    noticeMinutes: reviewNoticeMinutes,
    horizonDays: reviewHorizonDays,
  }
}
