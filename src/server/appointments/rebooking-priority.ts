import { firstFree } from '#domain/appointments/availability.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { type BookableService, bookableService } from '#domain/appointments/services.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Handler } from '../identity/handler.ts'
import { accountOf } from '../identity/sessions/sessions.ts'
import type { Database, Statement } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import type { Appointment } from './claims.ts'
import { noSuchAppointment } from './outcomes.ts'
import { allOwned } from './owned-appointments.ts'
import { type ClinicianSchedule, schedulesOf } from './schedule.ts'

/** How long a patient whose appointment we cancelled may choose before others. */
const choosesFirstDays = 30

const shownTimes = 3
const lookAheadDays = 28

/** A patient whose appointment we cancelled recently, and who has booked nothing since. */
const calledOff: Statement = {
  name: 'called_off_lately',
  text: `
    select 1 from appointments a join orders o on o.id = a.order_id
    where o.account_id = $1 and a.called_off_at > $2::timestamptz - interval '${choosesFirstDays} days'
      and not exists (
        select 1 from appointments later join orders b on b.id = later.order_id
        where b.account_id = $1 and later.booked_at >= a.called_off_at and later.state <> 'released'
      )
    limit 1`,
}

/** Whether this patient may book at shorter notice than others: we owe them a time. */
async function choosesFirst(database: Database, session: Buffer | null, now: Instant): Promise<boolean> {
  const accountId = session && (await accountOf(database, session))
  return !!accountId && (await database.query(calledOff, [accountId, new Date(now)])).length > 0
}

/** The same, asked only if one of these clinicians requires notice. */
export const mayHaveSooner = async (
  database: Database,
  holders: readonly Pick<ClinicianSchedule, 'noticeMinutes'>[],
  session: Buffer | null,
  now: Instant,
): Promise<boolean> =>
  holders.some(({ noticeMinutes }) => noticeMinutes > 0) && (await choosesFirst(database, session, now))

interface Wanted {
  readonly service: BookableService
  /** Null: any clinician who holds it. */
  readonly clinician: string | null
  /** Whether the patient may book at shorter notice than others. */
  readonly isFirst: boolean
}

/** The first free times of a clinician, or of everyone who holds a service. None if nobody can be booked. */
export async function firstFreeTimes(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { service, clinician, isFirst }: Wanted,
): Promise<Instant[]> {
  const from = londonTimeAt(now()).date
  const to = addDays(from, lookAheadDays)
  const holders = await schedulesOf(database, { service, clinician, from, to, now: now() })
  const days = Array.from({ length: lookAheadDays + 1 }, (_, place) => addDays(from, place))
  return firstFree(
    days,
    holders.map((holder) => holder.for(null, { isFirst })),
    now(),
    shownTimes,
  )
}

/** For a patient whose appointment we cancelled: they choose first. */
export function timesInstead(
  services: Pick<Services, 'database' | 'now'>,
  { service: key, clinicianId }: Pick<Appointment, 'service' | 'clinicianId'>,
): Promise<Instant[]> {
  const service = bookableService(key)
  return firstFreeTimes(services, {
    service,
    clinician: service.heldBy === 'one' ? clinicianId : null,
    isFirst: true,
  })
}

export const rebookingTimes =
  (services: Services): Handler<'rebooking_times'> =>
  async ({ account, body: { id } }) => {
    const owned = await services.database.run((orm) => allOwned(orm, account.id))
    const found = owned.find(({ appointment }) => appointment.id === id)
    if (!found) throw noSuchAppointment()
    const isOwed = found.appointment.calledOffAt !== null
    const times = isOwed ? await timesInstead(services, found.appointment) : []
    return { times: times.map((at) => new Date(at).toISOString()) }
  }
