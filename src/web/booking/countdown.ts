import { holdMinutes } from '#domain/appointments/hold.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'

const longestMs = holdMinutes * minuteMs

/** No more than can be left: this device's clock may be behind the server's. */
export const msLeft = (expiresAt: Instant, now: Instant): number => Math.min(Math.max(expiresAt - now, 0), longestMs)

/** 14:32. */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** From 1 to 0. */
export const shareLeft = (ms: number): number => ms / longestMs

const told = [10, 5, 2, 1]

/** The minutes to read out: a few times only, so that nobody is interrupted every minute. Null before the first. */
export function minutesToTell(ms: number): number | null {
  const minutes = Math.ceil(ms / minuteMs)
  return told.findLast((mark) => minutes <= mark) ?? null
}
