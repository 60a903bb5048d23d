import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import type { Instant } from '../calendar/london-time.ts'
import { addWorkingDays } from '../calendar/working-time.ts'

/** How the conversation between a person and the team is kept. */
export const threadPolicy = {
  answerWorkingDays: 1,
  longestMessage: 4_000,
  mostFiles: 5,
  /** Of one person. */
  messagesPerHour: 30,
  /** However much we write, an email about it comes no more often, until somebody has read what there is. */
  noticeEveryMinutes: 60,
  pageSize: 50,
} as const

/** By when whoever writes now has an answer. `own` is the operator's table of holidays. */
export const answerBy = (now: Instant, own: readonly ClinicClosure[] = []): Instant =>
  addWorkingDays(now, threadPolicy.answerWorkingDays, own)
