import type { Clinician } from '#contract/appointments/bookings.ts'
import type { Exception, Schedule, WeeklyTemplate } from '#domain/appointments/availability.ts'
import type { Weekday } from '#domain/appointments/calendar.ts'
import { usualWeekOf } from '#domain/appointments/default-template.ts'
import { type BookableService, limitsOf, mayHold } from '#domain/appointments/services.ts'
import { type ClinicClosure, holidaysBetween, type Nation } from '#domain/calendar/bank-holidays.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { PresentedGuestSession } from '../identity/guest-sessions/guest-session-cookie.ts'
import type { Database, Statement } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'

interface Asked {
  readonly service: BookableService
  /** Null: the first clinician, or any who holds it. */
  readonly clinician: string | null
  /** The first and the last day, YYYY-MM-DD. */
  readonly from: string
  readonly to: string
  readonly now: Instant
}

interface Row extends Clinician {
  /** `110:00 213:00`: Mondays at ten, Tuesdays at one. Text, because JSON of a hundred weeks is slow. */
  readonly weeklyText: string
  readonly exceptions: readonly { readonly date: string; readonly kind: string; readonly times: readonly string[] }[]
  readonly holidays: readonly ClinicClosure[]
  /** Start, length, and the token hash of the guest session if it is only held. */
  readonly taken: readonly (readonly [Instant, number, string | null])[]
  readonly minutes: number | null
  readonly services: readonly string[]
  /** The member of staff behind a clinician, as long as they work here. */
  readonly roles: readonly string[] | null
  readonly hasOwnTimes: boolean
  readonly bufferMinutes: number
  readonly noticeMinutes: number
  readonly horizonDays: number
}

/** The nation whose bank holidays apply, as long as all clinicians work there. */
export const nation: Nation = 'england-and-wales'

/**
 * The live appointments of clinicians (`a`) in the days asked for. Days are London's and claims are instants, so one
 * more day on either side is read, since an overlap counts as well.
 */
const takenTimes = `
        json_agg(json_build_array(
          (date_part('epoch', a.starts_at) * 1000)::bigint, a.minutes,
          case when a.state = 'held' then (select encode(token_hash, 'hex') from visits where id = a.visit_id) end
        ))`
const isTaken = `
        a.state in ('held', 'booked')
          and a.starts_at >= $2::date - interval '1 day' and a.starts_at < $3::date + interval '2 days'
          and (a.state = 'booked' or a.held_until > $4)`

const allTaken = `
      coalesce((select ${takenTimes} from appointments a where a.clinician_id = c.id and ${isTaken}), '[]')`

const schedules = (whose: string, taken = allTaken) => `
    select c.id, c.name, c.title, c.profile, c.has_own_times as "hasOwnTimes", c.buffer_minutes as "bufferMinutes",
      c.notice_minutes as "noticeMinutes", c.horizon_days as "horizonDays", c.services,
      (select roles from staff where id = c.staff_id and ended_at is null) as roles,
      (select minutes from service_lengths where clinician_id = c.id and service = $1) as minutes,
      coalesce((
        select string_agg(weekday || time, ' ') from weekly_times where clinician_id = c.id
      ), '') as "weeklyText",
      coalesce((
        select json_agg(json_build_object('date', date, 'kind', kind, 'times', times))
        from schedule_exceptions where clinician_id = c.id and date between $2::date and $3::date
      ), '[]') as exceptions,
      coalesce((
        select json_agg(json_build_object('date', date, 'name', name, 'isClosed', is_closed))
        from holidays where nation = '${nation}' and date between $2::date and $3::date
      ), '[]') as holidays,
      ${taken} as taken
    from clinicians c
    where c.is_bookable and $1 = any(c.services) and ${whose}`

const readOne: Statement = { name: 'schedule_of_clinician', text: schedules('c.id = $5') }
const readAll: Statement = { name: 'schedules_of_service', text: schedules('true order by c.position, c.id limit $5') }
const readWithoutTaken: Statement = {
  name: 'offered_times_of_service',
  text: schedules('true order by c.position, c.id limit $4', `'[]'::json`),
}
const readTaken: Statement = {
  name: 'taken_times_of_clinicians',
  text: `
    select a.clinician_id as id, ${takenTimes} as taken
    from appointments a
    where a.clinician_id = any($1) and ${isTaken}
    group by a.clinician_id`,
}

/** As many clinicians as hold one service together. */
const mostHolders = 100

export interface ClinicianSchedule {
  readonly clinician: Clinician
  readonly minutes: number
  readonly noticeMinutes: number
  readonly horizonDays: number
  /** A guest session's own hold is ignored. */
  readonly for: (guestSession: PresentedGuestSession | null, how?: { readonly isFirst: boolean }) => Schedule
}

/** The week of a clinician: their own, or the default week of their service until they have one. */
export function templateOf(
  weekly: readonly (readonly [Weekday, string])[],
  { hasOwnTimes, services }: { readonly hasOwnTimes: boolean; readonly services: readonly string[] },
): WeeklyTemplate {
  if (weekly.length === 0 && !hasOwnTimes) return usualWeekOf(services)
  const timesOn = (weekday: Weekday) => weekly.filter(([day]) => day === weekday).map(([, time]) => time)
  return { 1: timesOn(1), 2: timesOn(2), 3: timesOn(3), 4: timesOn(4), 5: timesOn(5), 6: timesOn(6), 7: timesOn(7) }
}

export const noSuchClinician = () => new ApiError(404, 'We could not find this clinician.')

/** One clinician and everything that decides about their times in those days, in one query. */
export async function scheduleOf(database: Database, asked: Asked): Promise<ClinicianSchedule> {
  const [found] = await offeringOf(database, asked, 1)
  return found as ClinicianSchedule
}

/** The requested clinician, or everyone who offers it: never an empty list. */
export async function offeringOf(database: Database, asked: Asked, most = mostHolders): Promise<ClinicianSchedule[]> {
  const found = await schedulesOf(database, asked, most)
  if (found.length === 0) throw noSuchClinician()
  return found
}

/** The same for everyone who holds a service. */
export async function schedulesOf(database: Database, asked: Asked, most = mostHolders): Promise<ClinicianSchedule[]> {
  const { service, clinician, from, to, now } = asked
  const days = [service.key, from, to, new Date(now)]
  const rows = await (clinician === null
    ? database.query<Row>(readAll, [...days, most])
    : database.query<Row>(readOne, [...days, clinician]))
  return rows.filter(({ roles }) => mayHold(service, roles)).map((row) => scheduleIn(row, asked))
}

/** Everyone who offers a service, with their schedules but not yet their appointments. */
export async function offeredTimesOf(database: Database, asked: Asked) {
  const { service, from, to, now } = asked
  const found = await database.query<Row>(readWithoutTaken, [service.key, from, to, mostHolders])
  const rows = found.filter(({ roles }) => mayHold(service, roles))
  return {
    holders: rows.map((row) => scheduleIn(row, asked)),
    /** A slice of these clinicians, with their appointments. */
    async withAppointments(start: number, end: number): Promise<ClinicianSchedule[]> {
      const few = rows.slice(start, end)
      const read = await database.query<Pick<Row, 'id' | 'taken'>>(readTaken, [
        few.map(({ id }) => id),
        from,
        to,
        new Date(now),
      ])
      const taken = new Map(read.map((row) => [row.id, row.taken]))
      return few.map((row) => scheduleIn({ ...row, taken: taken.get(row.id) ?? [] }, asked))
    },
  }
}

const readNames: Statement = {
  name: 'clinicians_of_service',
  text: `
    select c.id, c.name, c.title, (select roles from staff where id = c.staff_id and ended_at is null) as roles
    from clinicians c where c.is_bookable and $1 = any(c.services) order by c.position, c.id limit $2`,
}

/** Who a service can be booked with, without their times. */
export async function clinicianNames(
  database: Database,
  service: BookableService,
): Promise<Pick<Clinician, 'id' | 'name' | 'title'>[]> {
  const rows = await database.query<Pick<Row, 'id' | 'name' | 'title' | 'roles'>>(readNames, [service.key, mostHolders])
  return rows.filter(({ roles }) => mayHold(service, roles)).map(({ id, name, title }) => ({ id, name, title }))
}

const readWeekly = (text: string): (readonly [Weekday, string])[] =>
  text === '' ? [] : text.split(' ').map((written) => [Number(written[0]) as Weekday, written.slice(1)])

function scheduleIn(row: Row, { service, from, to }: Asked): ClinicianSchedule {
  const template = templateOf(readWeekly(row.weeklyText), row)
  const minutes = row.minutes ?? service.minutes
  const limits = limitsOf(service, row)
  const holidays = holidaysBetween(nation, { from, to }, row.holidays)
  return {
    clinician: { id: row.id, name: row.name, title: row.title, profile: row.profile },
    minutes,
    noticeMinutes: limits.noticeMinutes,
    horizonDays: limits.horizonDays,
    for(guestSession, { isFirst } = { isFirst: false }) {
      const own = guestSession?.tokenHash.toString('hex')
      return {
        ...limits,
        template,
        exceptions: row.exceptions as readonly Exception[],
        holidays,
        minutes,
        // A patient whose appointment we cancelled may book at shorter notice.
        noticeMinutes: isFirst ? 0 : limits.noticeMinutes,
        taken: row.taken
          .filter(([, , holder]) => holder === null || holder !== own)
          .map(([start, length]) => ({ start, minutes: length })),
      }
    },
  }
}
