import { signalLimits } from '#domain/appointments/video/signals.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { sharedLimit } from '../../platform/limits/shared-limit.ts'
import type { Services } from '../../platform/services.ts'
import { recordRoomEvent } from './room-events.ts'
import { noSeat, requireSeat } from './room-now.ts'
import { isHolder } from './seat-holder.ts'
import { leaveSeat, lockSeat } from './seat-rows.ts'
import { writeSignals } from './signal-rows.ts'
import { claimsIn } from './tokens.ts'

const tooMany = () => new ApiError(429, 'That is more than a call needs. Please try again in a minute.', null, 60)

export function sendSignals(services: Services): Handler<'send_signals'> {
  const { database, vault, now } = services
  const limit = sharedLimit(services, { name: 'room_signals', most: signalLimits.perMinute, windowMs: 60_000 })
  return async (request) => {
    const { signals } = request.body
    const { claims } = await requireSeat(services, request)
    await database.transaction(async (tx) => {
      if (!(await lockSeat(tx, claims))) throw noSeat()
      const isAllowed = await limit.beginIn(tx, `${claims.appointmentId}/${claims.role}`, signals.length)
      if (!isAllowed || !(await writeSignals(tx, vault, claims, signals, now()))) throw tooMany()
    })
    return {}
  }
}

/**
 * Leaving works with an expired token too, but only from its own browser: someone who leaves need not prove that they
 * may stay.
 */
export const leaveRoom =
  ({ database, vault, now }: Services): Handler<'leave_room'> =>
  async (request) => {
    const claims = claimsIn(vault, request.body.token)
    if (!claims || !isHolder(claims.holder, request)) throw noSeat()
    await database.transaction((tx) => leaveSeat(tx, claims, now()))
    return {}
  }

export const goByPhone =
  (services: Services): Handler<'go_by_phone'> =>
  async (request) => {
    const { database, vault, now } = services
    const { claims, seat } = await requireSeat(services, request)
    const { appointmentId, role } = claims
    if (role !== 'clinician') throw new ApiError(403, 'Only the clinician can say so.')
    const at = now()
    await database.transaction(async (tx) => {
      if (!(await lockSeat(tx, claims))) throw noSeat()
      await writeSignals(tx, vault, claims, [{ kind: 'phone', data: '' }], at)
      await recordRoomEvent(tx, { appointmentId, role, staffId: seat.staffId, kind: 'phone', at })
    })
    return {}
  }
