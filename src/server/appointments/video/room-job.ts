import { roomMinutes } from '#domain/appointments/video/room-times.ts'
import { heardOfWithinMs } from '#domain/appointments/video/seats.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import type { Database, Statement } from '../../platform/database/database.ts'

/** A browser that was shut or lost left when it was last heard of. */
const noteGone: Statement = {
  name: 'note_gone_from_rooms',
  text: `
    with gone as (
      update room_seats set left_at = seen_at
      where left_at is null and seen_at < $1::timestamptz - interval '${2 * heardOfWithinMs} milliseconds'
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

/** Writes down who has gone without a word, and erases what was said to find each other. Several processes may do it. */
export async function endRooms(database: Database, now: Instant): Promise<void> {
  const at = [new Date(now)]
  await database.query(noteGone, at)
  await database.query(eraseSignals, at)
  await database.query(eraseSeats, at)
}
