import { firstFree } from '#domain/booking/availability.ts'
import { addDays } from '#domain/booking/calendar.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Handler } from '../calls/route.ts'
import type { Database, Statement } from '../database/database.ts'
import type { Services } from '../services.ts'
import { accountOf } from '../sessions/sessions.ts'
import { noSuchAppointment } from './outcomes.ts'
import { allOwned } from './owned-appointments.ts'
import { scheduleOf } from './schedule.ts'

/** For so long somebody whom we called off may choose before others. */
const choosesFirstDays = 30

const shownTimes = 3
const lookAheadDays = 28

/** Somebody whom we have called off lately, and who has booked nothing since. */
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

/** Whether this person may have what is too soon for others: we owe them a time. */
export async function choosesFirst(database: Database, session: Buffer | null, now: Instant): Promise<boolean> {
  const accountId = session && (await accountOf(database, session))
  return !!accountId && (await database.query(calledOff, [accountId, new Date(now)])).length > 0
}

/** The first free times of a clinician for somebody who chooses first. None of a clinician who cannot be booked. */
export async function firstFreeTimes({ database, now }: Services, clinician: string): Promise<Instant[]> {
  const from = londonTimeAt(now()).date
  const to = addDays(from, lookAheadDays)
  try {
    const { for: scheduleFor } = await scheduleOf(database, { clinician, from, to, now: now() })
    const days = Array.from({ length: lookAheadDays + 1 }, (_, place) => addDays(from, place))
    return firstFree(days, scheduleFor(null, { isFirst: true }), now(), shownTimes)
  } catch {
    return []
  }
}

export const rebookingTimes =
  (services: Services): Handler<'rebooking_times'> =>
  async ({ account, body: { id } }) => {
    const owned = await services.database.run((orm) => allOwned(orm, account.id))
    const found = owned.find(({ appointment }) => appointment.id === id)
    if (!found) throw noSuchAppointment()
    const isOwed = found.appointment.calledOffAt !== null
    const times = isOwed ? await firstFreeTimes(services, found.appointment.clinicianId) : []
    return { times: times.map((at) => new Date(at).toISOString()) }
  }
