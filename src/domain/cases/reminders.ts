import { hourMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import { remindAfterHours, warnFromShare } from './clocks.ts'
import type { CaseState } from './states.ts'

/** What is said because time goes by: to the patient who is waited for, or to the desk whose clock runs. */
const caseReminders = ['chased once', 'chased twice', 'clock nearly out', 'clock out'] as const

export type CaseReminder = (typeof caseReminders)[number]

const chases = ['chased once', 'chased twice'] as const

/** In these the patient has something to bring, to answer or to agree to. */
export const remindedStates: readonly CaseState[] = ['waiting_for_evidence', 'waiting_for_patient', 'waiting_for_price']

/** Which reminders of the patient are due by now, the last of them last. */
export const dueReminders = (since: Instant, now: Instant): CaseReminder[] =>
  chases.filter((_, at) => now >= since + (remindAfterHours[at] as number) * hourMs)

/** What the desk hears of a clock of which so much is used. Null: there is time. */
export const clockNews = (share: number): CaseReminder | null => {
  if (share >= 1) return 'clock out'
  return share >= warnFromShare ? 'clock nearly out' : null
}
