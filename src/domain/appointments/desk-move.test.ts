import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '../calendar/durations.ts'
import { deskMove } from './desk-move.ts'
import { type Booking, currentPolicy } from './policy.ts'

const now = Date.parse('2026-03-02T09:00:00Z')
const booking = (days: number, paidPence = 850_00, refundCapPence: number | null = null): Booking => ({
  start: now + days * dayMs,
  paidPence,
  policy: currentPolicy,
  refundCapPence,
})
const move = (of: Booking, days: number, askedBy: 'patient' | 'clinic') =>
  deskMove(of, { now, newStart: now + days * dayMs, askedBy })

describe('D-9 an appointment moved by the desk', () => {
  it('cannot have begun, and cannot be moved into the past', () => {
    expect(move({ ...booking(1), start: now }, 3, 'patient')).toEqual({ ok: false, because: 'started' })
    expect(move(booking(3), -1 / 24, 'clinic')).toEqual({ ok: false, because: 'past' })
  })

  it('at the patient’s request refunds no more on a later cancellation than cancelling now would have', () => {
    expect(move(booking(1), 20, 'patient')).toEqual({ ok: true, refundCapPence: 0 })
    expect(move(booking(3), 20, 'patient')).toEqual({ ok: true, refundCapPence: 425_00 })
    expect(move(booking(10), 20, 'patient')).toEqual({ ok: true, refundCapPence: 850_00 })
    expect(move(booking(10, 850_00, 425_00), 20, 'patient')).toEqual({ ok: true, refundCapPence: 425_00 })
  })

  it('at our request never lowers the refund', () => {
    expect(move(booking(1), 20, 'clinic')).toEqual({ ok: true, refundCapPence: null })
    expect(move(booking(1, 850_00, 425_00), 20, 'clinic')).toEqual({ ok: true, refundCapPence: 425_00 })
    expect(move(booking(10), 3, 'clinic')).toEqual({ ok: false, because: 'less-refund' })
    expect(move(booking(3), 2 - hourMs / dayMs, 'clinic')).toEqual({ ok: false, because: 'less-refund' })
  })

  it('that was free has nothing to refund', () => {
    expect(move(booking(1, 0), 3, 'patient')).toEqual({ ok: true, refundCapPence: null })
    expect(move(booking(10, 0), 1, 'clinic')).toEqual({ ok: true, refundCapPence: null })
  })
})
