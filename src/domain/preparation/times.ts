import { adultAdhdAssessment } from '../appointments/adult-adhd-assessment.ts'
import type { BookingState } from '../appointments/states.ts'
import { dayMs, minuteMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'

/** The service before which the questionnaires are answered. */
export const preparedService = adultAdhdAssessment.key

/** Figures are ours. */
export const preparation = {
  /** How long before the start the questionnaires are due. */
  dueDays: 2,
  /** How long a link for somebody else works. */
  linkDays: 60,
} as const

/** Stored with the other reminders of an appointment. */
export const preparationReminders = ['prepare-early', 'prepare-last'] as const

export type PreparationReminder = (typeof preparationReminders)[number]

/** Days before the start: a week before, and the day before they are due. */
export const preparationReminderDays: Readonly<Record<PreparationReminder, number>> = {
  'prepare-early': 7,
  'prepare-last': 3,
}

export const dueAt = (start: Instant): Instant => start - preparation.dueDays * dayMs

interface Booked {
  readonly service: string
  readonly state: BookingState
  readonly start: Instant
  readonly minutes: number
}

/** Whether there is something to prepare. A patient who is late may still answer while it is held. */
export const isToPrepare = ({ service, state, start, minutes }: Booked, now: Instant): boolean =>
  service === preparedService && state === 'booked' && now < start + minutes * minuteMs

/** When a reminder stops being useful: the first at the time of the second, the second when they are due. */
const usefulUntil = (kind: PreparationReminder, start: Instant): Instant =>
  kind === 'prepare-early' ? start - preparationReminderDays['prepare-last'] * dayMs : dueAt(start)

/** Whether a reminder is due now, unless it was sent. A patient who booked after it was due gets none. */
export function isPreparationReminderDue(
  kind: PreparationReminder,
  { start, bookedAt }: { readonly start: Instant; readonly bookedAt: Instant },
  now: Instant,
): boolean {
  const at = start - preparationReminderDays[kind] * dayMs
  return now >= at && now < usefulUntil(kind, start) && bookedAt < at
}
