import { atSameTime, type Instant } from './london-time.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** What somebody agreed to when they booked. A booking keeps the version, and is judged by it however long ago that was. */
export interface BookingPolicy {
  readonly version: number
  readonly fullRefundDays: number
  readonly partRefundHours: number
  readonly partRefundPercent: number
  readonly rescheduleHours: number
  readonly reschedulesPerEpisode: number
  readonly cancellationsPerType: number
  readonly missedAfterMinutes: number
  readonly postedPrescriptionPence: number
}

/** Changing a figure means adding a version; those that people have agreed to stay. */
const policies: readonly BookingPolicy[] = [
  {
    version: 1,
    fullRefundDays: 7,
    partRefundHours: 48,
    partRefundPercent: 50,
    // From there on a change would leave the time empty, as a late cancellation does.
    rescheduleHours: 48,
    reschedulesPerEpisode: 1,
    cancellationsPerType: 1,
    missedAfterMinutes: 15,
    postedPrescriptionPence: 10_00,
  },
]

export const currentPolicy = policies.at(-1) as BookingPolicy

export function policyOf(version: number): BookingPolicy {
  const policy = policies.find((known) => known.version === version)
  if (!policy) throw new RangeError(`There is no booking policy of version ${version}.`)
  return policy
}

export interface Deadlines {
  /** Cancelling up to and at this moment gives everything back. */
  readonly fullRefundUntil: Instant
  /** Up to and at this one, a part. Later it counts as a DNA. */
  readonly partRefundUntil: Instant
  readonly rescheduleUntil: Instant
  /** Somebody who joins later than this has missed it. */
  readonly joinUntil: Instant
}

/**
 * Hours are hours. Days are days on the calendar and the clock in London, or 24 hours each, whichever asks for less
 * notice: across a change of the clocks the two are an hour apart, and nobody loses half a fee over that.
 */
export const deadlinesFor = (start: Instant, policy: BookingPolicy): Deadlines => ({
  fullRefundUntil: Math.max(atSameTime(start, -policy.fullRefundDays), start - policy.fullRefundDays * dayMs),
  partRefundUntil: start - policy.partRefundHours * hourMs,
  rescheduleUntil: start - policy.rescheduleHours * hourMs,
  joinUntil: start + policy.missedAfterMinutes * minuteMs,
})

export interface Booking {
  readonly start: Instant
  readonly paidPence: number
  readonly policy: BookingPolicy
}

export interface Refund {
  readonly refundPence: number
  readonly keptPence: number
  /** What the booking becomes. */
  readonly outcome: 'cancelled' | 'DNA'
}

/** What cancelling now would give back. */
export function refundFor({ start, paidPence, policy }: Booking, now: Instant): Refund {
  const { fullRefundUntil, partRefundUntil } = deadlinesFor(start, policy)
  if (now <= fullRefundUntil) return { refundPence: paidPence, keptPence: 0, outcome: 'cancelled' }
  if (now > partRefundUntil) return { refundPence: 0, keptPence: paidPence, outcome: 'DNA' }
  // Half a penny goes to the person.
  const refundPence = Math.ceil((paidPence * policy.partRefundPercent) / 100)
  return { refundPence, keptPence: paidPence - refundPence, outcome: 'cancelled' }
}

export type Cancellation =
  | ({ readonly ok: true } & Refund)
  | { readonly ok: false; readonly because: 'started' | 'cancelled-before' }

/** `cancelledBefore`: how many appointments of this type the person has cancelled. */
export function cancel(booking: Booking, now: Instant, cancelledBefore: number): Cancellation {
  if (now >= booking.start) return { ok: false, because: 'started' }
  if (cancelledBefore >= booking.policy.cancellationsPerType) return { ok: false, because: 'cancelled-before' }
  return { ok: true, ...refundFor(booking, now) }
}

export type Rescheduling =
  | { readonly ok: true }
  | { readonly ok: false; readonly because: 'rescheduled-before' | 'too-late' | 'past' }

interface Change {
  readonly now: Instant
  readonly newStart: Instant
  /** How often it has happened in this care episode. */
  readonly rescheduledBefore: number
}

export function reschedule({ start, policy }: Booking, { now, newStart, rescheduledBefore }: Change): Rescheduling {
  if (rescheduledBefore >= policy.reschedulesPerEpisode) return { ok: false, because: 'rescheduled-before' }
  if (now > deadlinesFor(start, policy).rescheduleUntil) return { ok: false, because: 'too-late' }
  if (newStart <= now) return { ok: false, because: 'past' }
  return { ok: true }
}

/** Whether an appointment nobody has joined can be recorded as missed by now. */
export const isMissed = ({ start, policy }: Pick<Booking, 'start' | 'policy'>, now: Instant): boolean =>
  now > deadlinesFor(start, policy).joinUntil
