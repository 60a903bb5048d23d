import { inArray, sql } from 'drizzle-orm'
import { retention } from '#domain/privacy/retention.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import { releaseExpired } from './claims.ts'
import { appointmentEvents } from './tables.ts'

const mostForgotten = 500

/**
 * Times that were let go a day ago and came to nothing, with what happened to them: there was no order, nobody paid for
 * it, or it has another time. What the desk has kept for somebody stays with its reason.
 */
async function forgetHolds(tx: Orm, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from appointments where id in (
      select a.id from appointments a
      where a.state = 'released' and a.held_until <= ${now}::timestamptz - ${`${retention.releasedHoldDays} days`}::interval
        and not exists (select 1 from refunds where appointment_id = a.id)
        and not exists (select 1 from appointment_arrangements where appointment_id = a.id)
        and (
          a.order_id is null
          or exists (select 1 from orders where id = a.order_id and state = 'expired')
          or exists (select 1 from appointments later where later.order_id = a.order_id and later.created_at > a.created_at)
        )
      order by a.held_until limit ${mostForgotten} for update of a skip locked
    ) returning id`)
  if (rows.length === 0) return
  // Only now: of what is still there no story is erased, which the database makes sure of.
  const ids = rows.map(({ id }) => id)
  await tx.delete(appointmentEvents).where(inArray(appointmentEvents.appointmentId, ids))
}

/** Releases holds that are over and forgets old ones. Returns how many were released. Several processes may do it. */
export async function bookingsJob({ database, log, now }: Services): Promise<number> {
  const released = await database.run((orm) => orm.transaction((tx) => releaseExpired(tx, now())))
  await database.run((orm) => orm.transaction((tx) => forgetHolds(tx, new Date(now()))))
  if (released > 0) log.info({ released }, 'bookings were tidied by the clock')
  return released
}
