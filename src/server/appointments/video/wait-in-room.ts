import { isHere, newClaims, otherRole } from '#domain/appointments/video/seats.ts'
import type { CallRequest, Handler } from '../../identity/handler.ts'
import { findDeskSession, touchDeskSession } from '../../identity/staff/desk-sessions.ts'
import type { Services } from '../../platform/services.ts'
import { createRoomFeed } from './feed.ts'
import { ownRoom } from './find-room.ts'
import { noSeat, type RoomNow, requireSeat, type Seated } from './room-now.ts'
import { renewSeat } from './seat-rows.ts'
import { eraseHeard, signalsTo } from './signal-rows.ts'
import { tokenOf } from './tokens.ts'

const answerAfterMs = 8_000

export function waitInRoom(services: Services): Handler<'wait_in_room'> {
  const { database, vault, now } = services
  const feed = createRoomFeed(services)
  return async (request) => {
    const { body } = request
    const { claims } = await stillThemselves(services, request)
    const { appointmentId, role } = claims
    const other = otherRole(role)
    const presence = (room: RoomNow) => ({
      seat: room.seats[other]?.number ?? 0,
      isHere: isHere(room.seats[other], now()),
    })
    const isNews = (room: RoomNow | undefined) => {
      if (!room || room.seats[role]?.number !== claims.seat) return true
      const { seat, isHere: isThere } = presence(room)
      return seat !== body.other.seat || isThere !== body.other.isHere || room.newest[role] > body.after
    }
    await database.run(async (orm) => {
      await renewSeat(orm, claims, now())
      await eraseHeard(orm, claims, body.after)
    })
    await feed.news(appointmentId, isNews, answerAfterMs)
    // Checked again: a participant who has signed out meanwhile hears nothing any more.
    const { room } = await requireSeat(services, request)
    const heard = await database.run((orm) => signalsTo(orm, vault, claims, body.after))
    return {
      token: tokenOf(vault, newClaims(claims, now())),
      other: presence(room),
      // Signals sent before they rejoined are outdated.
      signals: heard.filter(({ seat }) => seat === room.seats[other]?.number),
    }
  }
}

/**
 * A token is renewed only for the browser that took the seat, while its session or guest session is alive. A desk that
 * locks meanwhile ends no conversation, since a clinician in a call is at their desk.
 */
async function stillThemselves(services: Services, request: CallRequest<'wait_in_room'>): Promise<Seated> {
  const { database, now } = services
  const seated = await requireSeat(services, request)
  const { claims } = seated
  if (claims.role === 'patient') {
    await ownRoom(services, request, claims.appointmentId)
    return seated
  }
  const { presented } = request.desk
  const session = presented && (await findDeskSession(database, presented, now()))
  if (!presented || !session) throw noSeat()
  if (now() - session.lastSeenAt.getTime() >= 60_000) await touchDeskSession(database, presented, now())
  return seated
}
