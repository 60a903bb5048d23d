import type { BookingState } from '../appointments/states.ts'
import { roomCloses } from '../appointments/video/room-times.ts'
import type { Instant } from '../calendar/london-time.ts'
import { nothingUnderWay, type UnderWay } from './tasks.ts'

/** The last time at which somebody's weight and height were to be seen, wherever it was moved to. */
export interface WeighInAppointment {
  readonly start: Instant
  readonly minutes: number
  readonly state: BookingState
  /** We could not keep it. */
  readonly isCalledOff: boolean
}

/** Where it stands. `seen`: they came, or its time is over; what was found is still to be written down. */
export const weighInStatuses = ['booked', 'seen', 'missed', 'called off'] as const

export type WeighInStatus = (typeof weighInStatuses)[number]

/** Null: there is nothing to tell. The person gave it up themselves, or something was found or asked since. */
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

/** What it means for the task, beside what is under way otherwise. */
export function withWeighIn(standing: WeighInStatus | null, other: UnderWay = nothingUnderWay): UnderWay {
  switch (standing) {
    case null:
      return other
    case 'booked':
      return { ...other, isBooked: true }
    case 'seen':
      return { ...other, isLookedAt: true }
    case 'missed':
    case 'called off':
      return { ...other, again: standing }
  }
}
