import type { Instant } from '../calendar/london-time.ts'
import type { CaseState } from './states.ts'

/** The undo window: for this long after a decision nothing is sent, and other people do not see it yet. */
export const undoSeconds = 30

/** Decisions that can be undone; the case then returns to its earlier state. */
const decisions = ['approved', 'waiting_for_price', 'declined'] as const satisfies readonly CaseState[]

/** When a decision is executed. */
export const settledAt = (decidedAt: Instant): Instant => decidedAt + undoSeconds * 1_000

export const isSettled = (decidedAt: Instant, now: Instant): boolean => now >= settledAt(decidedAt)

interface Decided {
  readonly state: CaseState
  readonly decidedBy: string
  readonly decidedAt: Instant
}

/** Only the member of staff who decided can undo it, and only in time. */
export const canUndo = ({ state, decidedBy, decidedAt }: Decided, who: string, now: Instant): boolean =>
  decisions.some((decision) => decision === state) && decidedBy === who && !isSettled(decidedAt, now)

/** The end of the undo window, and the current time by the same clock. */
export const undoTimes = ({ finalAt }: { readonly finalAt: Date }, now: Instant) => ({
  finalAt: finalAt.toISOString(),
  now: new Date(now).toISOString(),
})
