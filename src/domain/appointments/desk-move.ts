import type { Instant } from '../calendar/london-time.ts'
import { type Booking, refundFor } from './policy.ts'

/** Who wants an appointment at another time, or wants one at all: the patient, or we. */
export const moveAskers = ['patient', 'clinic'] as const

export type MoveAsker = (typeof moveAskers)[number]

type WhyNotDeskMove = 'started' | 'past' | 'less-refund'

type DeskMove =
  | { readonly ok: true; readonly refundCapPence: number | null }
  | { readonly ok: false; readonly because: WhyNotDeskMove }

interface Wanted {
  readonly now: Instant
  readonly newStart: Instant
  readonly askedBy: MoveAsker
}

/**
 * Whether the desk may move a booking for its patient, and what a later cancellation gives at most. As often as it takes:
 * the limit of one is on the patient's own moves. Where the patient asks, the cap of their own move goes for this one too,
 * or a call to support would turn a late cancellation into an early one. Where we ask, nobody is worse off by it: such a
 * time is offered with a cancellation by us instead, which gives everything back.
 */
export function deskMove(booking: Booking, { now, newStart, askedBy }: Wanted): DeskMove {
  if (now >= booking.start) return { ok: false, because: 'started' }
  if (newStart <= now) return { ok: false, because: 'past' }
  const { refundPence } = refundFor(booking, now)
  if (askedBy === 'patient') return { ok: true, refundCapPence: booking.paidPence === 0 ? null : refundPence }
  const isLess = refundFor({ ...booking, start: newStart }, now).refundPence < refundPence
  return isLess ? { ok: false, because: 'less-refund' } : { ok: true, refundCapPence: booking.refundCapPence }
}
