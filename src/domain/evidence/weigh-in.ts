import type { BookingState } from '../appointments/states.ts'
import { roomCloses } from '../appointments/video/room-times.ts'
import type { Instant } from '../calendar/london-time.ts'
import { nothingUnderWay, type UnderWay } from './tasks.ts'

/** The patient's latest weigh-in appointment, after any moves. */
export interface WeighInAppointment {
  readonly start: Instant
  readonly minutes: number
  readonly state: BookingState
  /** The clinic cancelled it. */
  readonly isCalledOff: boolean
}

/** Its status. `seen`: the patient came, or its time is over; the result still has to be recorded. */
export const weighInStatuses = ['booked', 'seen', 'missed', 'called off'] as const

export type WeighInStatus = (typeof weighInStatuses)[number]

/** Null: nothing to show. The patient cancelled it, or a measurement or a request was recorded since. */
export function weighInStatus(
  visit: WeighInAppointment | null,
  lastFinding: Instant | null,
  now: Instant,
): WeighInStatus | null {
  if (visit === null) return null
  const { start, minutes, state, isCalledOff } = visit
  if (state === 'booked' && now < roomCloses(start, minutes)) return 'booked'
  if (lastFinding !== null && lastFinding >= start) return null
  if (state === 'booked' || state === 'completed') return 'seen'
  if (state === 'DNA') return 'missed'
  return isCalledOff ? 'called off' : null
}

/** What it means for the task, beside the status it has otherwise. */
export function withWeighIn(status: WeighInStatus | null, other: UnderWay = nothingUnderWay): UnderWay {
  switch (status) {
    case null:
      return other
    case 'booked':
      return { ...other, isBooked: true }
    case 'seen':
      return { ...other, isLookedAt: true }
    case 'missed':
    case 'called off':
      return { ...other, again: status }
  }
}
