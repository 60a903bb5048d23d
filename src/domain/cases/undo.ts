import type { Instant } from '../calendar/london-time.ts'
import { isSettled } from '../operations/undo-window.ts'
import type { CaseState } from './states.ts'

/** Decisions that can be undone; the case then returns to its earlier state. */
const decisions = ['approved', 'waiting_for_price', 'declined'] as const satisfies readonly CaseState[]

interface Decided {
  readonly state: CaseState
  readonly decidedBy: string
  readonly decidedAt: Instant
}

/** Only the member of staff who decided can undo it, and only in time. */
export const canUndo = ({ state, decidedBy, decidedAt }: Decided, who: string, now: Instant): boolean =>
  decisions.some((decision) => decision === state) && decidedBy === who && !isSettled(decidedAt, now)
