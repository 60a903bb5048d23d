import { hourMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'

export const reminderKinds = ['day', 'hour'] as const

export type ReminderKind = (typeof reminderKinds)[number]

/** Hours before the start, as in the policy: across a clock change the time of day differs and the notice does not. */
export const reminderHours: Readonly<Record<ReminderKind, number>> = { day: 24, hour: 1 }

export const remindAt = (kind: ReminderKind, start: Instant): Instant => start - reminderHours[kind] * hourMs

/** When a reminder stops being useful: the first at the time of the second, and the second at the start. */
const usefulUntil = (kind: ReminderKind, start: Instant): Instant => (kind === 'day' ? remindAt('hour', start) : start)

interface Booked {
  readonly start: Instant
  readonly bookedAt: Instant
}

/** Whether a reminder is due now, unless it was sent. A patient who booked after it was due gets none. */
export const isReminderDue = (kind: ReminderKind, { start, bookedAt }: Booked, now: Instant): boolean =>
  now >= remindAt(kind, start) && now < usefulUntil(kind, start) && bookedAt < remindAt(kind, start)
