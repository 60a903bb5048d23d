import { minuteMs } from '../../calendar/durations.ts'
import type { Instant } from '../../calendar/london-time.ts'
import type { BookingState } from '../states.ts'

/** The same for both sides. Counted in moments, so that a clock change does not shift them. */
export const roomMinutes = {
  opensBefore: 10,
  /** Time after the planned end, so that a conversation is not cut off. */
  closesAfter: 15,
} as const

export const roomOpens = (startsAt: Instant): Instant => startsAt - roomMinutes.opensBefore * minuteMs

export const roomCloses = (startsAt: Instant, minutes: number): Instant =>
  startsAt + (minutes + roomMinutes.closesAfter) * minuteMs

/** For any appointment by video. */
export interface Meeting {
  readonly startsAt: Instant
  readonly minutes: number
  readonly state: BookingState
}

export const roomStates = ['early', 'open', 'over', 'called off'] as const

export type RoomState = (typeof roomStates)[number]

/** The appointment does not take place, or not at this time. */
const calledOff: readonly BookingState[] = ['held', 'released', 'cancelled', 'rescheduled', 'declined', 'DNA']

/** Open from the exact opening moment, closed from the exact closing moment. */
export function roomState({ startsAt, minutes, state }: Meeting, now: Instant): RoomState {
  if (calledOff.includes(state)) return 'called off'
  if (now < roomOpens(startsAt)) return 'early'
  return now < roomCloses(startsAt, minutes) ? 'open' : 'over'
}
