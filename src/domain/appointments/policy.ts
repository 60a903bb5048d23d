import type { PolicyVersion } from '#content/site/policies/booking-policy.ts'
import { dayMs, hourMs, minuteMs } from '../calendar/durations.ts'
import { atSameTime, type Instant } from '../calendar/london-time.ts'

/** What a patient agreed to when they booked. A booking stores the version and always follows it. */
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

/** A version that patients may have agreed to. Its words are in `policy-words.ts`. */
type KnownPolicy = BookingPolicy & { readonly version: PolicyVersion }

/** To change a figure, add a version. Versions that patients have agreed to stay as they are. */
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
  /** Cancelling up to and including this moment refunds everything. */
  readonly fullRefundUntil: Instant
  /** Up to and including this moment, a part is refunded. A later cancellation counts as a DNA. */
  readonly partRefundUntil: Instant
  /** A patient who joins later than this has missed it. */
  readonly joinUntil: Instant
}

/**
 * The notice, in the patient's favour where a clock change makes days and hours differ: days count as calendar days in
 * London or as 24 hours each, whichever asks for less notice.
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
  /**
   * What cancelling would have refunded when it was moved here. Null if it never was. A later time never refunds more
   * (R-26).
   */
  readonly refundCapPence: number | null
}

export interface Refund {
  readonly refundPence: number
  readonly keptPence: number
  /** The state of the booking afterwards. */
  readonly outcome: 'cancelled' | 'DNA'
}

/** The refund by the notice alone. */
function refundByNotice({ start, paidPence, policy }: Booking, now: Instant): number {
  const { fullRefundUntil, partRefundUntil } = deadlinesFor(start, policy)
  if (now <= fullRefundUntil) return paidPence
  if (now > partRefundUntil) return 0
  // An odd halfpenny goes to the patient.
  return Math.ceil((paidPence * policy.partRefundPercent) / 100)
}

/** The refund if the patient cancels now: by the notice, and never more than before it was moved. */
export function refundFor(booking: Booking, now: Instant): Refund {
  const { start, paidPence, policy, refundCapPence } = booking
  const refundPence = Math.min(refundByNotice(booking, now), refundCapPence ?? paidPence)
  return {
    refundPence,
    keptPence: paidPence - refundPence,
    outcome: now > deadlinesFor(start, policy).partRefundUntil ? 'DNA' : 'cancelled',
  }
}

/** The refund of a cancellation after a move, to warn about a move that costs money. */
export const refundAfterMove = (booking: Booking, newStart: Instant, now: Instant): number =>
  refundFor({ ...booking, start: newStart, refundCapPence: refundFor(booking, now).refundPence }, now).refundPence

type CannotCancel = 'started' | 'cancelled-before'
export type Cancellation = ({ readonly ok: true } & Refund) | { readonly ok: false; readonly because: CannotCancel }

/** `cancelledBefore`: how many appointments of this type the patient has cancelled. */
export function cancel(booking: Booking, now: Instant, cancelledBefore: number): Cancellation {
  if (now >= booking.start) return { ok: false, because: 'started' }
  if (!mayCancelAnother(booking.policy, cancelledBefore)) return { ok: false, because: 'cancelled-before' }
  return { ok: true, ...refundFor(booking, now) }
}

/** Whether a new booking could be cancelled later: one of each type can be (PO-01). */
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

/** The patient's earlier moves and cancellations, on which their rights depend (PO-01). */
export interface PastChanges {
  readonly cancelledBefore: number
  readonly rescheduledBefore: number
}

/** Everything a patient may still do with an appointment: screens, emails and errors all use this. */
export interface Rights {
  readonly cannotCancel: CannotCancel | null
  readonly cannotMove: CannotMove | null
  /** The refund if the patient cancels now. */
  readonly refundPence: number
  /** The deadlines for a full and a partial refund. Null: not available, or passed. */
  readonly fullRefundUntil: Instant | null
  readonly partRefundUntil: Instant | null
  /** The amount of a partial refund. */
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

/** Whether an appointment that the patient has not joined can be recorded as missed now. */
export const isMissed = ({ start, policy }: Pick<Booking, 'start' | 'policy'>, now: Instant): boolean =>
  now > deadlinesFor(start, policy).joinUntil
