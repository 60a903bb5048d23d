import { dayMs, hourMs, minuteMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'

/** How a call-back ended. `concern closed`: the concern was closed while it was still open. */
export const callBackEndings = ['reached', 'not reached', 'cancelled', 'concern closed'] as const

export type CallBackEnding = (typeof callBackEndings)[number]

/** A concern that can wait for longer has no call-back: it is closed with a plan. */
export const furthestCallBackDays = 14

export type CallBackTimeProblem = 'in the past' | 'too far ahead'

/** Null: a call-back can be set for then. */
export function callBackTimeProblem(dueAt: Instant, now: Instant): CallBackTimeProblem | null {
  // The minute that is under way still counts: a form rounds to minutes.
  if (dueAt <= now - minuteMs) return 'in the past'
  return dueAt > now + furthestCallBackDays * dayMs ? 'too far ahead' : null
}

/** From this many on, each call-back that misses the person calls whoever is on call. */
export const missedBeforeEscalation = 2

/** `missedInARow` counts the call-backs that missed the person since a colleague last reached them, this one included. */
export const escalates = (missedInARow: number): boolean => missedInARow >= missedBeforeEscalation

export type CallBackUrgency = 'overdue' | 'soon' | 'later'

const soonMs = hourMs

export function callBackUrgency(dueAt: Instant, now: Instant): CallBackUrgency {
  if (dueAt <= now) return 'overdue'
  return dueAt - now <= soonMs ? 'soon' : 'later'
}
