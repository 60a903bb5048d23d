import { hourMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'

/**
 * A follow-up that a clinician books for somebody they have seen. The specification speaks of medication reviews and gives
 * neither length nor price: every figure here is ours.
 */
export const medicationReview = {
  key: 'adhd-medication-review',
  name: 'ADHD Medication Review Online',
  minutes: 30,
  pricePence: 150_00,
} as const

/** Somebody has so long to pay for the time that is kept for them, */
export const payWithinHours = 48
/** but it is paid so long before it begins, or others can still have it. */
export const paidBeforeHours = 24
/** What is too soon to leave them so long is not booked at all. */
export const leastHoursToPay = 2

/** A clinician looks further ahead than those who book for themselves. */
export const reviewHorizonDays = 365

/** Until when a time is kept that was booked for somebody at `bookedAt`. */
export const payBy = (bookedAt: Instant, start: Instant): Instant =>
  Math.min(bookedAt + payWithinHours * hourMs, start - paidBeforeHours * hourMs)

/** The notice that it takes. */
export const reviewNoticeMinutes = (paidBeforeHours + leastHoursToPay) * 60

/** Why one came to nothing before it was paid for. `let go`: by the patient. `withdrawn`: by the clinician. */
const followUpEnds = ['unpaid', 'let go', 'withdrawn'] as const

export type FollowUpEnd = (typeof followUpEnds)[number]

export const followUpStates = ['waiting', 'paid', ...followUpEnds] as const

export type FollowUpState = (typeof followUpStates)[number]
