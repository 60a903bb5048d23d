import { hourMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'

export const reminderKinds = ['day', 'hour'] as const

export type ReminderKind = (typeof reminderKinds)[number]

/** Hours are hours, as in the policy: across a change of the clocks the time of day is another, the notice is not. */
export const reminderHours: Readonly<Record<ReminderKind, number>> = { day: 24, hour: 1 }

export const remindAt = (kind: ReminderKind, start: Instant): Instant => start - reminderHours[kind] * hourMs

/** Until when it is still of use: the first gives way to the second, and the second to the appointment. */
const usefulUntil = (kind: ReminderKind, start: Instant): Instant => (kind === 'day' ? remindAt('hour', start) : start)

interface Booked {
  readonly start: Instant
  readonly bookedAt: Instant
}

/** Whether somebody is to be reminded at this moment, unless they were. Whoever booked later than that knows it. */
export const isReminderDue = (kind: ReminderKind, { start, bookedAt }: Booked, now: Instant): boolean =>
  now >= remindAt(kind, start) && now < usefulUntil(kind, start) && bookedAt < remindAt(kind, start)
