import { addDays } from '../appointments/calendar.ts'
import { dayMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import { policy } from '../clinical/policy.ts'

/** London time, HH:MM: patients are not written to at night. */
export const writingFrom = '08:00'

/** A pen begun by this date is due for a check-in. */
export const latestBegun = (today: string): string => addDays(today, 1 - policy.checkInDay)

/**
 * The number of reminders sent, and the opening date from which the next is due. The later reminder first, so that no
 * patient gets two at once.
 */
export const dueReminders = (
  now: Instant,
): readonly { readonly reminders: number; readonly openedBefore: Instant }[] => [
  { reminders: 2, openedBefore: now - policy.checkInSecondReminderDays * dayMs },
  { reminders: 1, openedBefore: now - policy.checkInFirstReminderDays * dayMs },
]
