import { roomMinutes } from '#domain/appointments/video/room-times.ts'
import { heardOfWithinMs } from '#domain/appointments/video/seats.ts'
import { retention } from '#domain/privacy/retention.ts'
import type { Statement } from '../../platform/database/database.ts'
import { forAllRows, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import { eachPart } from '../../platform/jobs/parts.ts'
import type { Services } from '../../platform/services.ts'

const isGone = `left_at is null and seen_at < $1::timestamptz - interval '${2 * heardOfWithinMs} milliseconds'`

const roomsWithGone: Statement = {
  name: 'rooms_with_gone',
  text: `
    select distinct appointment_id as id from room_seats where ${isGone} and appointment_id > $2
    order by 1 limit ${rowsAtOnce}`,
}

/** A browser that was closed or lost its connection left when it was last heard of. */
const noteGone: Statement = {
  name: 'note_gone_from_room',
  text: `
    with gone as (
      update room_seats set left_at = seen_at
      where ${isGone} and appointment_id = $2
      returning appointment_id, role, staff_id, seen_at
    )
    insert into room_events (appointment_id, kind, role, staff_id, at)
    select appointment_id, 'left', role, staff_id, seen_at from gone returning id`,
}

const eraseSignals: Statement = {
  name: 'erase_room_signals',
  text: `
    delete from room_signals using appointments a
    where a.id = appointment_id and (
      at < $1::timestamptz - interval '${retention.roomSignalMinutes} minutes'
      or a.starts_at + make_interval(mins => a.minutes + ${roomMinutes.closesAfter}) <= $1::timestamptz
    ) returning room_signals.id`,
}

const eraseSeats: Statement = {
  name: 'erase_room_seats',
  text: `
    delete from room_seats where left_at < $1::timestamptz - interval '${retention.roomSeatDays} days'
    returning appointment_id`,
}

/** Records who left without saying so, and erases connection signals. Several processes may run it. */
export async function endRooms(services: Services): Promise<void> {
  const { database, now } = services
  const at = new Date(now())
  const gone = () =>
    forAllRows(services, {
      task: 'rooms are tidied: browsers that have gone',
      next: async (after) => {
        const found = await database.query<{ id: string }>(roomsWithGone, [at, after])
        return found.map(({ id }) => id)
      },
      work: (id) => database.query(noteGone, [at, id]),
    })
  await eachPart<unknown>(services, [
    { name: 'browsers that have gone', run: gone },
    { name: 'signals', run: () => database.query(eraseSignals, [at]) },
    { name: 'seats', run: () => database.query(eraseSeats, [at]) },
  ])
}
