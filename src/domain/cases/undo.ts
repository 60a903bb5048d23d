import type { Instant } from '../calendar/london-time.ts'
import type { CaseState } from './states.ts'

/** For so long after a decision nothing has left the house, and nobody else sees it yet. */
export const undoSeconds = 30

/** What somebody decides and can take back; the case is then again what it was before. */
const decisions = ['approved', 'waiting_for_price', 'declined'] as const satisfies readonly CaseState[]

/** From this moment a decision is carried out. */
export const settledAt = (decidedAt: Instant): Instant => decidedAt + undoSeconds * 1_000

export const isSettled = (decidedAt: Instant, now: Instant): boolean => now >= settledAt(decidedAt)

interface Decided {
  readonly state: CaseState
  readonly decidedBy: string
  readonly decidedAt: Instant
}

/** Only whoever decided takes it back, and only in time. */
export const canUndo = ({ state, decidedBy, decidedAt }: Decided, who: string, now: Instant): boolean =>
  decisions.some((decision) => decision === state) && decidedBy === who && !isSettled(decidedAt, now)

/** Until when something can be taken back, and what time it is by the same clock. */
export const undoTimes = ({ finalAt }: { readonly finalAt: Date }, now: Instant) => ({
  finalAt: finalAt.toISOString(),
  now: new Date(now).toISOString(),
})
