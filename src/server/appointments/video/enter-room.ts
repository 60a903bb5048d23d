import type { EnteredRoom } from '#contract/appointments/video-room.ts'
import { roomState } from '#domain/appointments/video/room-times.ts'
import { newClaims, type RoomRole, type SeatHolder } from '#domain/appointments/video/seats.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { fullName } from '#domain/identity/full-name.ts'
import type { Handler } from '../../identity/handler.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, pleaseSignIn } from '../../platform/http/api-error.ts'
import { sharedLimit } from '../../platform/limits/shared-limit.ts'
import type { Services } from '../../platform/services.ts'
import { appointmentOwnerOf, detailsOf } from '../appointment-owner.ts'
import { heldRoom, ownRoom, type Room } from './find-room.ts'
import { recordRoomEvent } from './room-events.ts'
import { holderOf } from './seat-holder.ts'
import { takeSeat } from './seat-rows.ts'
import { meetingOf } from './show-room.ts'
import { tokenOf } from './tokens.ts'

/** No connection is so unreliable that it rejoins this often, and every join is recorded for good. */
const entries = { name: 'room_entries', most: 120, windowMs: hourMs } as const

const colleague = () => new ApiError(409, 'A colleague is in this room already.', { reason: 'taken' })
const tooOften = () => new ApiError(429, 'You have joined too many times. Please wait a while and try again.', null, 60)

export const enterRoom = (services: Services): Handler<'enter_room'> => {
  const enter = entering(services)
  return async (request) => {
    const room = await ownRoom(services, request, request.body.id)
    const other = { name: room.clinician, phone: null }
    return services.database.transaction((tx) =>
      enter(tx, room, { role: 'patient', staffId: null, holder: room.holder }, other),
    )
  }
}

export const deskEnterRoom = (services: Services): Handler<'desk_enter_room'> => {
  const { database, vault, now } = services
  const enter = entering(services)
  return ({ body, staff, desk }) =>
    database.transaction(async (tx) => {
      const room = await heldRoom(tx, body.id, staff)
      const details = detailsOf({ vault }, room)
      const other = { name: fullName(details), phone: details.mobile ?? null }
      if (!desk.presented) throw pleaseSignIn()
      const holder = holderOf('staff', desk.presented)
      const entered = await enter(tx, room, { role: 'clinician', staffId: staff.id, holder }, other)
      const { accountId, orderId } = appointmentOwnerOf(room)
      const access = { staffId: staff.id, accountId, orderId, what: 'contact details', why: 'appointment' } as const
      await recordAccess(tx, access, now())
      return entered
    })
}

interface Entering {
  readonly role: RoomRole
  readonly staffId: string | null
  readonly holder: SeatHolder
}

/** Both sides are recorded alike, in the same transaction. */
function entering(services: Services) {
  const { vault, video, now } = services
  const limit = sharedLimit(services, entries)
  return async (
    tx: Orm,
    { appointment }: Room,
    { role, staffId, holder }: Entering,
    other: EnteredRoom['other'],
  ): Promise<EnteredRoom> => {
    const at = now()
    const state = roomState(meetingOf(appointment), at)
    if (state !== 'open') throw new ApiError(409, 'This room is not open.', { state })
    const { id: appointmentId } = appointment
    if (!(await limit.beginIn(tx, `${appointmentId}/${role}`))) throw tooOften()
    if (video.kind === 'outside') {
      await recordRoomEvent(tx, { appointmentId, role, staffId, kind: 'joined', at })
      return { role, seat: null, outsideLink: video.linkOf(appointmentId), other }
    }
    const number = await takeSeat(tx, { appointmentId, role, staffId }, at)
    if (number === null) throw colleague()
    const token = tokenOf(vault, newClaims({ appointmentId, role, seat: number, holder }, at))
    return { role, seat: { token, number, iceServers: video.iceServers(role, at) }, outsideLink: null, other }
  }
}
