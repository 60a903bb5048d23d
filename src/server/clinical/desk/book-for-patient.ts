import { arrangeWords as words } from '#content/appointments/arrange.ts'
import { deskRestrictionWords } from '#content/privacy/restriction.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { isOffered, type Schedule, timesOn } from '#domain/appointments/availability.ts'
import {
  medicationReview,
  payBy,
  reviewHorizonDays,
  reviewNoticeMinutes,
} from '#domain/appointments/medication-review.ts'
import { bookableService, weighIn } from '#domain/appointments/services.ts'
import { type Instant, instantAt } from '#domain/calendar/london-time.ts'
import { arrangementById, recordArrangement } from '../../appointments/arrangements.ts'
import { type Appointment, slotTaken } from '../../appointments/claims.ts'
import { bookFollowUp } from '../../appointments/follow-up/book-follow-up.ts'
import { followUpById, followUpState, followUpsAfter } from '../../appointments/follow-up/follow-up-rows.ts'
import { allOwned, type Owned } from '../../appointments/owned-appointments.ts'
import { schedulesOf } from '../../appointments/schedule.ts'
import { appointments } from '../../appointments/tables.ts'
import { accountById } from '../../identity/accounts/account-rows.ts'
import { noSuchPerson } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { isUseStopped } from '../../identity/restrictions/restricted.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { bookedWeighInOf } from '../cases/weigh-ins-of.ts'
import { bookWeighInOf, isWeighInNeeded } from '../evidence/book-weigh-in.ts'

const refuse = (because: string) => new ApiError(409, because, { because })

interface Standing {
  /** Why no weigh-in can be booked. Null: one can. */
  readonly weighIn: string | null
  /** The same for a follow-up, or the appointment that it follows. */
  readonly followUp: { readonly why: string } | { readonly why: null; readonly after: Owned; readonly by: string }
}

/** Finds the account, and logs the access to it. */
async function openedPerson({ now }: Services, tx: Orm, staff: Staff, accountId: string): Promise<void> {
  if (!(await accountById(tx, accountId))) throw noSuchPerson()
  await recordAccess(tx, { staffId: staff.id, accountId, what: 'contact details', why: 'appointment' }, now())
}

async function whyNoWeighIn(services: Services, tx: Orm, accountId: string): Promise<string | null> {
  const live = await tx.select({ id: appointments.id }).from(appointments).where(bookedWeighInOf(accountId))
  if (live.length > 0) return words.whyNot.weighInBooked
  return (await isWeighInNeeded(services, tx, accountId)) ? null : words.whyNot.weighInNotNeeded
}

/**
 * The last appointment with a recommended follow-up for which no time is reserved yet. A clinician may also reserve a time
 * without having recommended one.
 */
async function followUpDue(tx: Orm, accountId: string): Promise<Standing['followUp']> {
  const owned = await allOwned(tx, accountId)
  const held = owned.filter(({ appointment: { state } }) => state === 'completed')
  const after = held.find(({ appointment: { followUpBy } }) => followUpBy !== null)
  const newest = after ?? held[0]
  const states = newest ? (await followUpsAfter(tx, newest.appointment.id)).map(followUpState) : []
  if (states.includes('waiting')) return { why: words.whyNot.followUpWaits }
  if (states.includes('paid')) return { why: words.whyNot.followUpBooked }
  const by = after?.appointment.followUpBy
  if (!after || !by) return { why: words.whyNot.noFollowUpAsked }
  return { why: null, after, by }
}

async function standingOf(services: Services, tx: Orm, accountId: string): Promise<Standing> {
  const why = deskRestrictionWords.begun
  if (await isUseStopped(tx, 'booking', { accountId }, services.now())) return { weighIn: why, followUp: { why } }
  return { weighIn: await whyNoWeighIn(services, tx, accountId), followUp: await followUpDue(tx, accountId) }
}

export const deskBookable =
  (services: Services): Handler<'desk_bookable'> =>
  ({ body: { accountId }, staff }) =>
    services.database.transaction(async (tx) => {
      await openedPerson(services, tx, staff, accountId)
      const standing = await standingOf(services, tx, accountId)
      const { followUp } = standing
      const isDue = followUp.why === null
      return {
        kinds: [
          { what: 'weigh-in' as const, because: standing.weighIn, pricePence: 0, with: null, by: null },
          {
            what: 'follow-up' as const,
            because: followUp.why,
            pricePence: medicationReview.pricePence,
            with: isDue ? followUp.after.clinician.name : null,
            by: isDue ? followUp.by : null,
          },
        ],
      }
    })

/** The calendar for a follow-up: the clinician who asked for it, up to their horizon. */
async function followUpSchedules({ database, now }: Services, { clinicianId }: Appointment, date: string) {
  const service = bookableService(adultAdhdAssessment.key)
  const found = await schedulesOf(database, { service, clinician: clinicianId, from: date, to: date, now: now() })
  return found.map(
    (one): Schedule => ({
      ...one.for(null),
      minutes: medicationReview.minutes,
      noticeMinutes: reviewNoticeMinutes,
      horizonDays: reviewHorizonDays,
    }),
  )
}

async function weighInSchedules({ database, now }: Services, date: string): Promise<Schedule[]> {
  const found = await schedulesOf(database, { service: weighIn, clinician: null, from: date, to: date, now: now() })
  return found.map((one) => one.for(null))
}

export const deskTimesToBook =
  (services: Services): Handler<'desk_times_to_book'> =>
  async ({ body: { accountId, what, date }, staff }) => {
    const { weighIn: whyNot, followUp } = await services.database.run(async (orm) => {
      await openedPerson(services, orm, staff, accountId)
      return standingOf(services, orm, accountId)
    })
    const why = what === 'weigh-in' ? whyNot : followUp.why
    if (why !== null) throw refuse(why)
    const schedules =
      what === 'follow-up' && followUp.why === null
        ? await followUpSchedules(services, followUp.after.appointment, date)
        : await weighInSchedules(services, date)
    const free = schedules.flatMap((schedule) =>
      timesOn(date, schedule).filter((time) => isOffered(instantAt({ date, time }), schedule, services.now())),
    )
    return {
      times: [...new Set(free)].toSorted(),
      holiday: schedules[0]?.holidays.find((holiday) => holiday.date === date)?.name ?? null,
    }
  }

interface Booking {
  readonly bookingId: string
  readonly accountId: string
  readonly start: Instant
  readonly date: string
  readonly staffId: string
  readonly reason: string
}

const recorded =
  (services: Services, { bookingId, staffId, reason }: Booking) =>
  (tx: Orm, appointmentId: string) =>
    recordArrangement(services, tx, {
      id: bookingId,
      appointmentId,
      kind: 'booked',
      askedBy: 'patient',
      staffId,
      reason,
      now: services.now(),
    })

async function bookWeighIn(services: Services, booking: Booking): Promise<null> {
  const { accountId, start, staffId } = booking
  const why = await services.database.run((orm) => whyNoWeighIn(services, orm, accountId))
  if (why !== null) throw refuse(why)
  const alongside = (tx: Orm, { id }: Appointment) => recorded(services, booking)(tx, id)
  await bookWeighInOf(services, { accountId, start, instead: null, desk: { staffId, alongside } })
  return null
}

/** The time is reserved until the patient has paid: no card is charged over the phone. */
async function keepFollowUp(services: Services, booking: Booking): Promise<string> {
  const { bookingId, accountId, start, date, staffId } = booking
  const due = await services.database.run((orm) => followUpDue(orm, accountId))
  if (due.why !== null) throw refuse(due.why)
  const schedules = await followUpSchedules(services, due.after.appointment, date)
  if (!schedules.some((schedule) => isOffered(start, schedule, services.now()))) throw slotTaken()
  await bookFollowUp(services, {
    id: bookingId,
    afterId: due.after.appointment.id,
    staffId,
    start,
    minutes: medicationReview.minutes,
    alongside: recorded(services, booking),
  })
  return new Date(payBy(services.now(), start)).toISOString()
}

export const deskBookForPatient =
  (services: Services): Handler<'desk_book_for_patient'> =>
  async ({ body: { accountId, bookingId, what, date, time, reason }, staff }) => {
    const start = instantAt({ date, time })
    const sent = await services.database.run(async (orm) => {
      await openedPerson(services, orm, staff, accountId)
      return sentBefore(orm, { bookingId, accountId, start })
    })
    if (sent) return { payBy: sent.payBy }
    const booking = { bookingId, accountId, start, date, staffId: staff.id, reason }
    return { payBy: await (what === 'weigh-in' ? bookWeighIn : keepFollowUp)(services, booking) }
  }

/** The first reply was lost: what was booked under this id. */
async function sentBefore(
  orm: Orm,
  { bookingId, accountId, start }: Pick<Booking, 'bookingId' | 'accountId' | 'start'>,
): Promise<{ readonly payBy: string | null } | null> {
  const sent = await arrangementById(orm, bookingId)
  if (!sent) return null
  const owned = await allOwned(orm, accountId)
  const there = owned.find(({ appointment }) => appointment.id === sent.appointmentId)
  if (there?.appointment.startsAt.getTime() !== start) throw refuse(words.whyNot.sentBefore)
  const booked = await followUpById(orm, bookingId)
  return { payBy: booked?.followUp.payBy.toISOString() ?? null }
}
