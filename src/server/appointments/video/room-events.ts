import { inArray } from 'drizzle-orm'
import type { RoomEvent } from '#domain/appointments/video/attendance.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../../platform/database/database.ts'
import { roomEvents } from './tables.ts'

interface NewEvent extends RoomEvent {
  readonly appointmentId: string
  readonly staffId: string | null
  readonly at: Instant
}

export const recordRoomEvent = async (tx: Orm, event: NewEvent): Promise<void> =>
  void (await tx.insert(roomEvents).values({ ...event, at: new Date(event.at) }))

/** Who joined these appointments and when, by appointment: the input of `attendanceOf`. */
export async function roomEventsOf(
  orm: Orm,
  appointmentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RoomEvent[]>> {
  if (appointmentIds.length === 0) return new Map()
  const rows = await orm
    .select()
    .from(roomEvents)
    .where(inArray(roomEvents.appointmentId, [...appointmentIds]))
    .orderBy(roomEvents.id)
  return Map.groupBy(
    rows.map((row) => ({ ...row, at: row.at.getTime() })),
    ({ appointmentId }) => appointmentId,
  )
}
