import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import type { Instant } from '../calendar/london-time.ts'
import { isWorkingTime, openFrom } from '../calendar/working-time.ts'
import { decideBy } from '../cases/clocks.ts'

export interface WhenRead {
  /** Whether the desk is open now. */
  readonly isOpen: boolean
  /** When the desk opens next; now, if it is open. */
  readonly opensAt: Instant
  readonly readBy: Instant
}

/** When staff read a report made at this moment. */
export const whenRead = (at: Instant, own: readonly ClinicClosure[] = []): WhenRead => ({
  isOpen: isWorkingTime(at, own),
  opensAt: openFrom(at, own),
  readBy: decideBy('safeguarding', at, own),
})
