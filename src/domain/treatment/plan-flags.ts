import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import type { Instant } from '../calendar/london-time.ts'
import { addWorkingDays } from '../calendar/working-time.ts'

/**
 * What the care team raises for a prescriber (ours). Urgent matters are a safeguarding concern, which alerts the
 * clinician on call.
 */
export const planFlagPolicy = { answerWorkingDays: 1, longest: 2_000 } as const

export const flagDue = (raisedAt: Instant, own: readonly ClinicClosure[] = []): Instant =>
  addWorkingDays(raisedAt, planFlagPolicy.answerWorkingDays, own)
