import type { PolicyVersion } from '#content/site/policies/booking-policy.ts'
import { dayMs, hourMs, minuteMs } from '../calendar/durations.ts'
import { atSameTime, type Instant } from '../calendar/london-time.ts'

/** What a person agreed to when they booked. A booking keeps the version, and is judged by it however long ago that was. */
export interface BookingPolicy {
  readonly version: number
  readonly fullRefundDays: number
  readonly partRefundHours: number
  readonly partRefundPercent: number
  readonly reschedulesPerEpisode: number
  readonly cancellationsPerType: number
  readonly missedAfterMinutes: number
  readonly postedPrescriptionPence: number
}

/** One that people may have agreed to: it has words of its own. */
type KnownPolicy = BookingPolicy & { readonly version: PolicyVersion }

/** Changing a figure means adding a version; those that people have agreed to stay. */
export const policies: readonly KnownPolicy[] = [
  {
    version: 1,
    fullRefundDays: 7,
    partRefundHours: 48,
    partRefundPercent: 50,
    reschedulesPerEpisode: 1,
    cancellationsPerType: 1,
    missedAfterMinutes: 15,
    postedPrescriptionPence: 10_00,
  },
]

export const currentPolicy = policies.at(-1) as KnownPolicy

export function policyOf(version: number): KnownPolicy {
  const policy = policies.find((known) => known.version === version)
  if (!policy) throw new RangeError(`There is no booking policy of version ${version}.`)
  return policy
}

export interface Deadlines {
  /** Cancelling up to and at this moment refunds everything. */
  readonly fullRefundUntil: Instant
  /** Up to and at this one, a part. Later it counts as a DNA. */
  readonly partRefundUntil: Instant
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
  joinUntil: start + policy.missedAfterMinutes * minuteMs,
})

export interface Booking {
  readonly start: Instant
  readonly paidPence: number
  readonly policy: BookingPolicy
  /** What cancelling would have refunded when it was moved here; null if it never was. No later day gives more. */
  readonly refundCapPence: number | null
}

export interface Refund {
  readonly refundPence: number
  readonly keptPence: number
  /** What the booking becomes. */
  readonly outcome: 'cancelled' | 'DNA'
}

/** What the notice alone gives back. */
function refundByNotice({ start, paidPence, policy }: Booking, now: Instant): number {
  const { fullRefundUntil, partRefundUntil } = deadlinesFor(start, policy)
  if (now <= fullRefundUntil) return paidPence
  if (now > partRefundUntil) return 0
  // Half a penny goes to the person.
  return Math.ceil((paidPence * policy.partRefundPercent) / 100)
}

/** What cancelling now would refund: by the notice, and never more than before it was moved. */
export function refundFor(booking: Booking, now: Instant): Refund {
  const { start, paidPence, policy, refundCapPence } = booking
  const refundPence = Math.min(refundByNotice(booking, now), refundCapPence ?? paidPence)
  return {
    refundPence,
    keptPence: paidPence - refundPence,
    outcome: now > deadlinesFor(start, policy).partRefundUntil ? 'DNA' : 'cancelled',
  }
}

/** What cancelling would refund once it is moved: to warn of a move that costs something. */
export const refundAfterMove = (booking: Booking, newStart: Instant, now: Instant): number =>
  refundFor({ ...booking, start: newStart, refundCapPence: refundFor(booking, now).refundPence }, now).refundPence

type CannotCancel = 'started' | 'cancelled-before'
export type Cancellation = ({ readonly ok: true } & Refund) | { readonly ok: false; readonly because: CannotCancel }

/** `cancelledBefore`: how many appointments of this type the person has cancelled. */
export function cancel(booking: Booking, now: Instant, cancelledBefore: number): Cancellation {
  if (now >= booking.start) return { ok: false, because: 'started' }
  if (!mayCancelAnother(booking.policy, cancelledBefore)) return { ok: false, because: 'cancelled-before' }
  return { ok: true, ...refundFor(booking, now) }
}

/** Whether an appointment that is booked now could be cancelled later: one of each type can be (PO-01). */
export const mayCancelAnother = ({ cancellationsPerType }: BookingPolicy, cancelledBefore: number): boolean =>
  cancelledBefore < cancellationsPerType

type CannotMove = 'started' | 'rescheduled-before'
export type Rescheduling = { readonly ok: true } | { readonly ok: false; readonly because: CannotMove | 'past' }

interface Change {
  readonly now: Instant
  readonly newStart: Instant
  /** How often it has happened in this care episode. */
  readonly rescheduledBefore: number
}

export function reschedule(booking: Booking, { now, newStart, rescheduledBefore }: Change): Rescheduling {
  const because = cannotMove(booking, now, rescheduledBefore)
  if (because) return { ok: false, because }
  return newStart <= now ? { ok: false, because: 'past' } : { ok: true }
}

function cannotMove({ start, policy }: Booking, now: Instant, rescheduledBefore: number): CannotMove | null {
  if (now >= start) return 'started'
  return rescheduledBefore >= policy.reschedulesPerEpisode ? 'rescheduled-before' : null
}

/** What the person has done before, on which their rights depend (PO-01). */
export interface PastChanges {
  readonly cancelledBefore: number
  readonly rescheduledBefore: number
}

/** Everything a person may still do with an appointment: screens, emails and refusals all speak of this. */
export interface Rights {
  readonly cannotCancel: CannotCancel | null
  readonly cannotMove: CannotMove | null
  /** What cancelling now would refund. */
  readonly refundPence: number
  /** Until when all of it comes back, and until when a part. Null: not to be had, or not any more. */
  readonly fullRefundUntil: Instant | null
  readonly partRefundUntil: Instant | null
  /** What a part is. */
  readonly partRefundPence: number
}

export function rightsOf(booking: Booking, past: PastChanges, now: Instant): Rights {
  const { start, paidPence, policy, refundCapPence } = booking
  const { fullRefundUntil, partRefundUntil } = deadlinesFor(start, policy)
  const cancellation = cancel(booking, now, past.cancelledBefore)
  const cap = refundCapPence ?? paidPence
  const partRefundPence = Math.min(Math.ceil((paidPence * policy.partRefundPercent) / 100), cap)
  const isToBeHad = (until: Instant) => cancellation.ok && now <= until
  return {
    cannotCancel: cancellation.ok ? null : cancellation.because,
    cannotMove: cannotMove(booking, now, past.rescheduledBefore),
    refundPence: cancellation.ok ? cancellation.refundPence : 0,
    fullRefundUntil: isToBeHad(fullRefundUntil) && cap === paidPence ? fullRefundUntil : null,
    partRefundUntil: isToBeHad(partRefundUntil) && cap > 0 ? partRefundUntil : null,
    partRefundPence,
  }
}

/** Whether an appointment nobody has joined can be recorded as missed by now. */
export const isMissed = ({ start, policy }: Pick<Booking, 'start' | 'policy'>, now: Instant): boolean =>
  now > deadlinesFor(start, policy).joinUntil
