import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { retention } from '#domain/privacy/retention.ts'
import type { Orm } from '../platform/database/database.ts'
import { forAllRows, forRowsTogether, retryRows, rowsAtOnce } from '../platform/jobs/for-each-row.ts'
import { eachPart } from '../platform/jobs/parts.ts'
import type { Services } from '../platform/services.ts'
import { moveAppointment } from './claims.ts'
import { appointmentEvents, appointments } from './tables.ts'

/** Releases expired holds. Returns how many. */
async function releaseExpired(services: Services): Promise<number> {
  const { database, now } = services
  const expired = (orm: Orm, which: SQL) =>
    orm
      .select({ id: appointments.id, state: appointments.state })
      .from(appointments)
      .where(and(which, eq(appointments.state, 'held'), lte(appointments.heldUntil, new Date(now()))))
      .orderBy(asc(appointments.id))
      .limit(rowsAtOnce)
  let released = 0
  await forAllRows(services, {
    task: 'bookings are tidied: expired holds',
    next: async (after) => {
      const found = await database.run((orm) => expired(orm, gt(appointments.id, after)))
      return found.map(({ id }) => id)
    },
    work: (id) =>
      database.transaction(async (tx) => {
        const [hold] = await expired(tx, eq(appointments.id, id)).for('no key update', { skipLocked: true })
        if (hold && (await moveAppointment(tx, hold, { to: 'released', by: 'clock' }))) released += 1
      }),
  })
  return released
}

const mostForgotten = 500

/**
 * Holds released a day ago that came to nothing: there was no order, nobody paid, or the order has another time. A time
 * that the desk reserved for a patient is kept with its reason.
 */
const isForgotten = (now: Date): SQL => sql`
  a.state = 'released' and a.held_until <= ${now}::timestamptz - ${`${retention.releasedHoldDays} days`}::interval
  and not exists (select 1 from refunds where appointment_id = a.id)
  and not exists (select 1 from appointment_arrangements where appointment_id = a.id)
  and (
    a.order_id is null
    or exists (select 1 from orders where id = a.order_id and state = 'expired')
    or exists (select 1 from appointments later where later.order_id = a.order_id and later.created_at > a.created_at)
  )`

/** Erases old holds with their events. */
async function forgetHolds(services: Services): Promise<number> {
  const { database } = services
  const now = new Date(services.now())
  const task = 'bookings are tidied: old holds'
  const forget = (ids: readonly string[]) =>
    database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
          delete from appointments where id in (
            select a.id from appointments a where a.id = any(${sql.param(ids)}::uuid[]) and ${isForgotten(now)}
            order by a.held_until for update of a skip locked
          ) returning id`)
      if (rows.length === 0) return
      // Holds first: the database refuses to erase the events of a row that still exists.
      const gone = rows.map(({ id }) => id)
      await tx.delete(appointmentEvents).where(inArray(appointmentEvents.appointmentId, gone))
    })
  await retryRows(services, { task, work: (id) => forget([id]) })
  const { rows } = await database.run((orm) =>
    orm.execute<{ id: string }>(sql`
      select a.id from appointments a where ${isForgotten(now)}
        and not exists (select 1 from job_failures f where f.task = ${task} and f.row_id = a.id)
      order by a.held_until limit ${mostForgotten}`),
  )
  await forRowsTogether(services, { task, ids: rows.map(({ id }) => id), work: forget })
  return rows.length
}

/** Releases expired holds and erases old ones. Returns how many were released. Several processes may run it. */
export async function bookingsJob(services: Services): Promise<number> {
  const results = await eachPart(services, [
    { name: 'expired holds', run: () => releaseExpired(services) },
    { name: 'old holds', run: () => forgetHolds(services) },
  ])
  const released = results.get('expired holds') ?? 0
  if (released > 0) services.log.info({ released }, 'bookings were released by the job')
  return released
}
