import { secondMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'

/** For this long after a decision or an outcome nothing is sent, and other people do not see it yet. */
export const undoSeconds = 30

/** When it is executed. */
export const settledAt = (decidedAt: Instant): Instant => decidedAt + undoSeconds * secondMs

export const isSettled = (decidedAt: Instant, now: Instant): boolean => now >= settledAt(decidedAt)

/** The end of the undo window, and the current time by the same clock. */
export const undoTimes = ({ finalAt }: { readonly finalAt: Date }, now: Instant) => ({
  finalAt: finalAt.toISOString(),
  now: new Date(now).toISOString(),
})
