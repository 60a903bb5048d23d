import { type Meeting, roomState } from '#domain/appointments/video/room-times.ts'
import { type RoomClaims, type RoomRole, roomRoles, type Seat, statusOfSeat } from '#domain/appointments/video/seats.ts'
import type { Database, Statement } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { type Cookies, isHolder, stillHolds } from './seat-holder.ts'
import { claimsIn } from './tokens.ts'

interface SeatNow extends Seat {
  readonly staffId: string | null
}

/** What a participant in a room may need to be told. */
export interface RoomNow {
  readonly meeting: Meeting
  readonly seats: Readonly<Record<RoomRole, SeatNow | null>>
  /** The newest signal to each side; 0: none. */
  readonly newest: Readonly<Record<RoomRole, number>>
}

interface Row {
  readonly id: string
  readonly starts_at: Date
  readonly minutes: number
  readonly state: Meeting['state']
  readonly role: RoomRole | null
  readonly number: number
  readonly staff_id: string | null
  readonly seen_at: Date
  readonly left_at: Date | null
  readonly newest: string | null
}

const read: Statement = {
  name: 'rooms_now',
  text: `
    select a.id, a.starts_at, a.minutes, a.state, s.role, s.number, s.staff_id, s.seen_at, s.left_at,
      (select max(g.id) from room_signals g where g.appointment_id = a.id and g.to_role = s.role) as newest
    from appointments a left join room_seats s on s.appointment_id = a.id
    where a.id = any($1::uuid[])`,
}

export async function roomsNow(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, RoomNow>> {
  const rows = await database.query<Row & Record<string, unknown>>(read, [ids])
  const byRoom = Map.groupBy(rows, ({ id }) => id)
  return new Map([...byRoom].map(([id, own]) => [id, roomOf(own)]))
}

function roomOf(rows: readonly Row[]): RoomNow {
  const { starts_at, minutes, state } = rows[0] as Row
  const each = <Value>(pick: (row: Row | undefined) => Value) =>
    Object.fromEntries(roomRoles.map((role) => [role, pick(rows.find((row) => row.role === role))])) as Record<
      RoomRole,
      Value
    >
  return {
    meeting: { startsAt: starts_at.getTime(), minutes, state },
    seats: each((row) => (row ? seatOf(row) : null)),
    newest: each((row) => Number(row?.newest ?? 0)),
  }
}

const seatOf = ({ number, staff_id, seen_at, left_at }: Row): SeatNow => ({
  number,
  staffId: staff_id,
  seenAt: seen_at.getTime(),
  leftAt: left_at?.getTime() ?? null,
})

export const noSeat = () => new ApiError(401, 'You are not in this room any more. Please join again.')
const elsewhere = () =>
  new ApiError(409, 'You have joined on another device or in another tab.', { reason: 'elsewhere' })
const closed = () => new ApiError(410, 'This room is closed.')

export interface Seated {
  readonly claims: RoomClaims
  readonly room: RoomNow
  readonly seat: SeatNow
}

/** The holder of a valid token for a seat that is still theirs, in the browser it was given to, in an open room. */
export async function requireSeat(
  services: Pick<Services, 'database' | 'vault' | 'now'>,
  request: Cookies & { readonly body: { readonly token: string } },
): Promise<Seated> {
  const { database, vault, now } = services
  const claims = claimsIn(vault, request.body.token)
  const room = claims && (await roomsNow(database, [claims.appointmentId])).get(claims.appointmentId)
  if (!claims || !room || !isHolder(claims.holder, request)) throw noSeat()
  const seat = room.seats[claims.role]
  const standing = statusOfSeat(claims, seat, now())
  if (standing === 'elsewhere') throw elsewhere()
  if (roomState(room.meeting, now()) !== 'open') throw closed()
  if (standing === 'ended' || !seat) throw noSeat()
  if (!(await stillHolds(services, claims.holder, seat.staffId, request))) throw noSeat()
  return { claims, room, seat }
}
