import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { heardOfWithinMs, type RoomClaims, type RoomRole } from '#domain/appointments/video/seats.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../../platform/database/database.ts'
import { recordRoomEvent } from './room-events.ts'
import { roomSeats, roomSignals } from './tables.ts'

interface Taking {
  readonly appointmentId: string
  readonly role: RoomRole
  /** For a member of staff. */
  readonly staffId: string | null
}

/**
 * Takes a seat, in one statement: also one that the same person has on another device, and never one that a colleague
 * is in. Null: a colleague is. Signals to or from the previous holder are erased.
 */
export async function takeSeat(tx: Orm, taking: Taking, now: Instant): Promise<number | null> {
  const [taken] = await tx
    .insert(roomSeats)
    .values({ ...taking, number: 1, seenAt: new Date(now), leftAt: null })
    .onConflictDoUpdate({
      target: [roomSeats.appointmentId, roomSeats.role],
      set: {
        number: sql`${roomSeats.number} + 1`,
        staffId: taking.staffId,
        seenAt: new Date(now),
        leftAt: null,
      },
      setWhere: sql`${roomSeats.staffId} is not distinct from excluded.staff_id or ${roomSeats.leftAt} is not null
        or ${roomSeats.seenAt} < ${new Date(now - heardOfWithinMs)}`,
    })
    .returning({ number: roomSeats.number })
  if (!taken) return null
  await tx.delete(roomSignals).where(eq(roomSignals.appointmentId, taking.appointmentId))
  await recordRoomEvent(tx, { ...taking, kind: 'joined', at: now })
  return taken.number
}

const ofClaims = ({ appointmentId, role, seat }: RoomClaims) =>
  and(
    eq(roomSeats.appointmentId, appointmentId),
    eq(roomSeats.role, role),
    eq(roomSeats.number, seat),
    isNull(roomSeats.leftAt),
  )

/** Records that they are still there, at most every few seconds, however often they ask. */
export const renewSeat = async (orm: Orm, claims: RoomClaims, now: Instant): Promise<void> =>
  void (await orm
    .update(roomSeats)
    .set({ seenAt: new Date(now) })
    .where(and(ofClaims(claims), lt(roomSeats.seenAt, new Date(now - 3_000)))))

/**
 * Locks the seat: until the transaction ends nobody else sends from it or takes it. False: it is not theirs any more.
 */
export const lockSeat = async (tx: Orm, claims: RoomClaims): Promise<boolean> =>
  (await tx.select({ number: roomSeats.number }).from(roomSeats).where(ofClaims(claims)).for('no key update')).length >
  0

export async function leaveSeat(tx: Orm, claims: RoomClaims, now: Instant): Promise<void> {
  const { appointmentId, role } = claims
  const [left] = await tx
    .update(roomSeats)
    .set({ leftAt: new Date(now) })
    .where(ofClaims(claims))
    .returning({ staffId: roomSeats.staffId })
  if (!left) return
  await tx.delete(roomSignals).where(eq(roomSignals.appointmentId, appointmentId))
  await recordRoomEvent(tx, { appointmentId, role, staffId: left.staffId, kind: 'left', at: now })
}
