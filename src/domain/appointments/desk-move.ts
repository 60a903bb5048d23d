import type { Instant } from '../calendar/london-time.ts'
import { type Booking, refundFor } from './policy.ts'

/** Who asked for the move or the booking: the patient, or the clinic. */
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
 * Whether the desk may move a booking for its patient, and the most that a later cancellation refunds. The limit of one
 * move applies to patients only. If the patient asked, the refund is capped as for a move of their own, or a call to
 * support would turn a late cancellation into an early one. If the clinic asked, the patient loses nothing: the
 * alternative would be a cancellation by the clinic with a full refund.
 */
export function deskMove(booking: Booking, { now, newStart, askedBy }: Wanted): DeskMove {
  if (now >= booking.start) return { ok: false, because: 'started' }
  if (newStart <= now) return { ok: false, because: 'past' }
  const { refundPence } = refundFor(booking, now)
  if (askedBy === 'patient') return { ok: true, refundCapPence: booking.paidPence === 0 ? null : refundPence }
  const isLess = refundFor({ ...booking, start: newStart }, now).refundPence < refundPence
  return isLess ? { ok: false, because: 'less-refund' } : { ok: true, refundCapPence: booking.refundCapPence }
}
