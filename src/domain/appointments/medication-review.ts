import { hourMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'

/**
 * A follow-up appointment that a clinician books for a patient they have seen. The specification mentions medication
 * reviews and gives neither length nor price: every figure here is ours.
 */
export const medicationReview = {
  key: 'adhd-medication-review',
  name: 'ADHD Medication Review Online',
  minutes: 30,
  pricePence: 150_00,
} as const

/** How long the patient has to pay for the reserved slot. */
export const payWithinHours = 48
/** The latest payment time before the start, so that others can still book a time that was not paid for. */
export const paidBeforeHours = 24
/** A follow-up sooner than this would leave the patient too little time to pay. */
export const leastHoursToPay = 2

/** A clinician may book further ahead than patients can. */
export const reviewHorizonDays = 365

/** How long a slot reserved at `bookedAt` is kept unpaid. */
export const payBy = (bookedAt: Instant, start: Instant): Instant =>
  Math.min(bookedAt + payWithinHours * hourMs, start - paidBeforeHours * hourMs)

/** The shortest notice for a follow-up. */
export const reviewNoticeMinutes = (paidBeforeHours + leastHoursToPay) * 60

/** Why a follow-up ended before it was paid for. `let go`: by the patient. `withdrawn`: by the clinician. */
const followUpEnds = ['unpaid', 'let go', 'withdrawn'] as const

export type FollowUpEnd = (typeof followUpEnds)[number]

export const followUpStates = ['waiting', 'paid', ...followUpEnds] as const

export type FollowUpState = (typeof followUpStates)[number]
