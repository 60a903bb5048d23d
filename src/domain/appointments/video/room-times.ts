import { minuteMs } from '../../calendar/durations.ts'
import type { Instant } from '../../calendar/london-time.ts'
import type { BookingState } from '../states.ts'

/** For both sides. Moments, so that no change of the clocks moves it away from its appointment. */
export const roomMinutes = {
  opensBefore: 10,
  /** Nobody is shown the door in the middle of a sentence. */
  closesAfter: 15,
} as const

export const roomOpens = (startsAt: Instant): Instant => startsAt - roomMinutes.opensBefore * minuteMs

export const roomCloses = (startsAt: Instant, minutes: number): Instant =>
  startsAt + (minutes + roomMinutes.closesAfter) * minuteMs

/** Of whatever is held by video, whatever it is for. */
export interface Meeting {
  readonly startsAt: Instant
  readonly minutes: number
  readonly state: BookingState
}

export const roomStates = ['early', 'open', 'over', 'called off'] as const

export type RoomState = (typeof roomStates)[number]

/** It does not take place, or not at this time. */
const calledOff: readonly BookingState[] = ['held', 'released', 'cancelled', 'rescheduled', 'declined', 'DNA']

/** At the very moment of opening it is open, and at that of closing it is over. */
export function roomState({ startsAt, minutes, state }: Meeting, now: Instant): RoomState {
  if (calledOff.includes(state)) return 'called off'
  if (now < roomOpens(startsAt)) return 'early'
  return now < roomCloses(startsAt, minutes) ? 'open' : 'over'
}
