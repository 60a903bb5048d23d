import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import type { Instant } from '../calendar/london-time.ts'
import { addWorkingDays } from '../calendar/working-time.ts'

/** The rules of the conversation between a patient and the care team. */
export const threadPolicy = {
  answerWorkingDays: 1,
  longestMessage: 4_000,
  mostFiles: 5,
  /** Per patient. */
  messagesPerHour: 30,
  /** However much we write, no second email is sent within this time until the patient has read the messages. */
  noticeEveryMinutes: 60,
  pageSize: 50,
} as const

/** When a message sent now is answered at the latest. `own`: the operator's clinic closures. */
export const answerBy = (now: Instant, own: readonly ClinicClosure[] = []): Instant =>
  addWorkingDays(now, threadPolicy.answerWorkingDays, own)
