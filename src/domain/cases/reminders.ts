import { hourMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import { remindAfterHours, warnFromShare } from './clocks.ts'
import type { CaseState } from './states.ts'

/** Reminders: to the patient who has to act, or to the desk whose clock runs. */
const caseReminders = ['chased once', 'chased twice', 'clock nearly out', 'clock out'] as const

export type CaseReminder = (typeof caseReminders)[number]

const chases = ['chased once', 'chased twice'] as const

/** States in which the patient has to send, answer or accept something. */
export const remindedStates: readonly CaseState[] = ['waiting_for_evidence', 'waiting_for_patient', 'waiting_for_price']

/** The patient's reminders that are due by now, the latest last. */
export const dueReminders = (since: Instant, now: Instant): CaseReminder[] =>
  chases.filter((_, at) => now >= since + (remindAfterHours[at] as number) * hourMs)

/** The desk's reminder at this share of the clock. Null: not yet. */
export const clockNews = (share: number): CaseReminder | null => {
  if (share >= 1) return 'clock out'
  return share >= warnFromShare ? 'clock nearly out' : null
}
