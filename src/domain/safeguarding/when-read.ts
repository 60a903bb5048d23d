import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import type { Instant } from '../calendar/london-time.ts'
import { isWorkingTime, openFrom } from '../calendar/working-time.ts'
import { decideBy } from '../cases/clocks.ts'

export interface WhenRead {
  /** Whether somebody is at the desk at this moment. */
  readonly isOpen: boolean
  /** When somebody is there next; now, if they are. */
  readonly opensAt: Instant
  readonly readBy: Instant
}

/** When somebody reads what is told at this moment. */
export const whenRead = (at: Instant, own: readonly ClinicClosure[] = []): WhenRead => ({
  isOpen: isWorkingTime(at, own),
  opensAt: openFrom(at, own),
  readBy: decideBy('safeguarding', at, own),
})
