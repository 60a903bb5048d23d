import type { RoomFacts } from '#contract/appointments/video-room.ts'
import { serviceName } from '#domain/appointments/services.ts'
import { type Meeting, roomOpens, roomState } from '#domain/appointments/video/room-times.ts'
import { isHere, otherRole, type RoomRole } from '#domain/appointments/video/seats.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import type { Appointment } from '../claims.ts'
import { heldRoom, ownRoom, type Room } from './find-room.ts'
import { roomsNow } from './room-now.ts'

export const room =
  (services: Services): Handler<'room'> =>
  async (request) =>
    shown(services, await ownRoom(services, request, request.body.id), 'patient')

export const deskRoom =
  (services: Services): Handler<'desk_room'> =>
  async ({ body, staff }) =>
    shown(services, await services.database.run((orm) => heldRoom(orm, body.id, staff)), 'clinician')

export const meetingOf = ({ startsAt, minutes, state }: Appointment): Meeting => ({
  startsAt: startsAt.getTime(),
  minutes,
  state,
})

async function shown(
  { database, video, now }: Services,
  { appointment, clinician }: Room,
  role: RoomRole,
): Promise<RoomFacts> {
  const { id, service, startsAt, minutes } = appointment
  const at = now()
  const seats = (await roomsNow(database, [id])).get(id)?.seats
  return {
    id,
    service: serviceName(service),
    clinician,
    startsAt: startsAt.toISOString(),
    minutes,
    state: roomState(meetingOf(appointment), at),
    opensAt: written(roomOpens(startsAt.getTime())),
    now: written(at),
    isOtherHere: isHere(seats?.[otherRole(role)] ?? null, at),
    outside: video.kind === 'outside' ? video.host : null,
  }
}

const written = (at: Instant): string => new Date(at).toISOString()
