import { addDays } from '../appointments/calendar.ts'
import { dayMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import { policy } from '../clinical/policy.ts'

/** In London, HH:MM: nobody is written to at night. */
export const writingFrom = '08:00'

/** A pen that was begun by then is old enough to ask about. */
export const latestBegun = (today: string): string => addDays(today, 1 - policy.checkInDay)

/** How many reminders somebody has had after each, and by when theirs was opened. The later one first: nobody is told twice at once. */
export const dueReminders = (
  now: Instant,
): readonly { readonly reminders: number; readonly openedBefore: Instant }[] => [
  { reminders: 2, openedBefore: now - policy.checkInSecondReminderDays * dayMs },
  { reminders: 1, openedBefore: now - policy.checkInFirstReminderDays * dayMs },
]
