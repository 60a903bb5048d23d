import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../calendar/durations.ts'
import { instantAt } from '../calendar/london-time.ts'
import { adultAdhdAssessment } from './adult-adhd-assessment.ts'
import {
  cancel,
  currentPolicy,
  deadlinesFor,
  isMissed,
  mayCancelAnother,
  policyOf,
  refundAfterMove,
  refundFor,
  reschedule,
  rightsOf,
} from './policy.ts'

const bookedFor = (date: string, time = '10:00') => ({
  start: instantAt({ date, time }),
  paidPence: adultAdhdAssessment.pricePence,
  policy: currentPolicy,
  refundCapPence: null,
})

/** A time with no clock change within a week. */
const ordinary = bookedFor('2026-05-20')
const noticed = (notice: number) => refundFor(ordinary, ordinary.start - notice)

const all = { refundPence: 85_000, keptPence: 0, outcome: 'cancelled' }
const half = { refundPence: 42_500, keptPence: 42_500, outcome: 'cancelled' }
const none = { refundPence: 0, keptPence: 85_000, outcome: 'DNA' }

describe('the refund', () => {
  it.each([
    ['a month', 30 * dayMs, all],
    ['8 days', 8 * dayMs, all],
    ['7 days and a moment', 7 * dayMs + 1, all],
    ['7 days', 7 * dayMs, all],
    ['7 days less a moment', 7 * dayMs - 1, half],
    ['3 days', 3 * dayMs, half],
    ['48 hours and a moment', 48 * hourMs + 1, half],
    ['48 hours', 48 * hourMs, half],
    ['48 hours less a moment', 48 * hourMs - 1, none],
    ['an hour', hourMs, none],
    ['no time', 0, none],
    ['too late by a minute', -minuteMs, none],
  ])('PO-02 with %s’ notice', (_, notice, refund) => expect(noticed(notice)).toEqual(refund))

  it('PO-02 for any notice, refund and fee add up to the price in whole pence, and less notice never refunds more', () => {
    const notice = fc.integer({ min: -dayMs, max: 30 * dayMs })
    fc.assert(
      fc.property(notice, notice, fc.integer({ min: 0, max: 1_000_000 }), (one, other, paidPence) => {
        const booking = { ...ordinary, paidPence }
        const refund = refundFor(booking, booking.start - one)
        expect(refund.refundPence + refund.keptPence).toBe(paidPence)
        expect(Number.isInteger(refund.refundPence)).toBe(true)
        expect(refund.outcome).toBe(one >= 48 * hourMs ? 'cancelled' : 'DNA')
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(refundFor(booking, booking.start - less).refundPence).toBeLessThanOrEqual(
          refundFor(booking, booking.start - more).refundPence,
        )
      }),
    )
  })

  it('PO-02 an odd penny goes to the patient', () => {
    expect(refundFor({ ...ordinary, paidPence: 101 }, ordinary.start - 3 * dayMs)).toEqual({
      refundPence: 51,
      keptPence: 50,
      outcome: 'cancelled',
    })
  })

  // The clocks go forward on 29 March 2026 and back on 25 October.
  it.each([
    ['the same time last week is 167 hours before, in March', '2026-03-30', 167 * hourMs, all],
    ['a moment later it is not a week', '2026-03-30', 167 * hourMs - 1, half],
    ['168 hours are a week too, in October', '2026-10-26', 168 * hourMs, all],
    ['a moment less is not', '2026-10-26', 168 * hourMs - 1, half],
    ['the same time last week is 169 hours before, in October', '2026-10-26', 169 * hourMs, all],
    ['48 hours are 48 hours in March', '2026-03-30', 48 * hourMs, half],
    ['and 47 are not, though the clock shows two days', '2026-03-30', 48 * hourMs - 1, none],
    ['48 hours are 48 hours in October', '2026-10-26', 48 * hourMs, half],
    ['and less is less', '2026-10-26', 48 * hourMs - 1, none],
  ])('PO-02 across a clock change, %s', (_, date, notice, refund) => {
    const booking = bookedFor(date)
    expect(refundFor(booking, booking.start - notice)).toEqual(refund)
  })

  it('PO-02 across any clock change, seven calendar days or 168 hours give a full refund, and less than both does not', () => {
    const starts = fc.integer({ min: Date.UTC(2026, 0) / minuteMs, max: Date.UTC(2031, 0) / minuteMs })
    fc.assert(
      fc.property(starts, (minutes) => {
        const start = minutes * minuteMs
        const { fullRefundUntil, partRefundUntil, joinUntil } = deadlinesFor(start, currentPolicy)
        expect([167 * hourMs, 168 * hourMs]).toContain(start - fullRefundUntil)
        expect(start - partRefundUntil).toBe(48 * hourMs)
        expect(joinUntil - start).toBe(15 * minuteMs)
      }),
    )
  })
})

describe('cancelling', () => {
  it('PO-01 PO-02 refunds by the notice, the first time', () => {
    expect(cancel(ordinary, ordinary.start - 8 * dayMs, 0)).toEqual({ ok: true, ...all })
    expect(cancel(ordinary, ordinary.start - hourMs, 0)).toEqual({ ok: true, ...none })
    expect(cancel(ordinary, ordinary.start - 1, 0)).toEqual({ ok: true, ...none })
  })

  it('PO-01 one appointment of a type can be cancelled, and no second', () => {
    for (const before of [1, 2]) {
      expect(cancel(ordinary, ordinary.start - 8 * dayMs, before)).toEqual({ ok: false, because: 'cancelled-before' })
    }
  })

  it('PO-02 is impossible once the appointment has begun', () => {
    expect(cancel(ordinary, ordinary.start, 0)).toEqual({ ok: false, because: 'started' })
    expect(cancel(ordinary, ordinary.start + hourMs, 1)).toEqual({ ok: false, because: 'started' })
  })
})

describe('rescheduling', () => {
  const { start } = ordinary
  const later = { newStart: start + 7 * dayMs, rescheduledBefore: 0 }

  it('C-4 R-26 PO-01 is possible until the start, to any future time', () => {
    for (const notice of [30 * dayMs, 48 * hourMs, hourMs, 1]) {
      expect(reschedule(ordinary, { ...later, now: start - notice })).toEqual({ ok: true })
    }
    expect(reschedule(ordinary, { ...later, now: start - 7 * dayMs, newStart: start - 7 * dayMs + 1 })).toEqual({
      ok: true,
    })
  })

  it('PO-01 is possible once in a care episode', () => {
    for (const rescheduledBefore of [1, 2]) {
      expect(reschedule(ordinary, { ...later, now: start - 30 * dayMs, rescheduledBefore })).toEqual({
        ok: false,
        because: 'rescheduled-before',
      })
    }
  })

  it('PO-01 is impossible after the start, and into the past', () => {
    expect(reschedule(ordinary, { ...later, now: start })).toEqual({ ok: false, because: 'started' })
    expect(reschedule(ordinary, { ...later, now: start - 7 * dayMs, newStart: start - 7 * dayMs })).toEqual({
      ok: false,
      because: 'past',
    })
  })
})

describe('C-4 R-26 moving and then cancelling', () => {
  const { start, paidPence } = ordinary
  /** Moved at one notice to a month later, and cancelled there at another. */
  const movedThenCancelled = (noticeAtMove: number, noticeNow: number) => {
    const newStart = start + 30 * dayMs
    const refundCapPence = refundFor(ordinary, start - noticeAtMove).refundPence
    return refundFor({ ...ordinary, start: newStart, refundCapPence }, newStart - noticeNow)
  }

  it.each([
    ['full then full', 8 * dayMs, 20 * dayMs, 85_000, 'cancelled'],
    ['full then half', 8 * dayMs, 3 * dayMs, 42_500, 'cancelled'],
    ['half then full', 3 * dayMs, 20 * dayMs, 42_500, 'cancelled'],
    ['none then full', hourMs, 20 * dayMs, 0, 'cancelled'],
    ['none then half', hourMs, 3 * dayMs, 0, 'cancelled'],
    ['full then none', 8 * dayMs, hourMs, 0, 'DNA'],
  ])('%s: the lower of the two', (_, atMove, now, refundPence, outcome) =>
    expect(movedThenCancelled(atMove, now)).toEqual({ refundPence, keptPence: paidPence - refundPence, outcome }),
  )

  it('moving never raises the refund of a later cancellation', () => {
    const notice = fc.integer({ min: 1, max: 30 * dayMs })
    fc.assert(
      fc.property(notice, fc.integer({ min: -20 * dayMs, max: 60 * dayMs }), (left, away) => {
        const now = start - left
        const newStart = Math.max(start + away, now + 1)
        expect(refundAfterMove(ordinary, newStart, now)).toBeLessThanOrEqual(refundFor(ordinary, now).refundPence)
      }),
    )
    expect(refundAfterMove(ordinary, start - 5 * dayMs, start - 8 * dayMs)).toBe(42_500)
    expect(refundAfterMove(ordinary, start + 30 * dayMs, start - 3 * dayMs)).toBe(42_500)
  })
})

describe('F-1 what a patient may still do', () => {
  const { start } = ordinary
  const never = { cancelledBefore: 0, rescheduledBefore: 0 }

  it('at first: everything, with its deadlines', () => {
    expect(rightsOf(ordinary, never, start - 20 * dayMs)).toEqual({
      cannotCancel: null,
      cannotMove: null,
      refundPence: 85_000,
      fullRefundUntil: start - 7 * dayMs,
      partRefundUntil: start - 48 * hourMs,
      partRefundPence: 42_500,
    })
  })

  it('deadlines that have passed are no longer mentioned', () => {
    expect(rightsOf(ordinary, never, start - 3 * dayMs)).toMatchObject({ fullRefundUntil: null, refundPence: 42_500 })
    expect(rightsOf(ordinary, never, start - hourMs)).toMatchObject({ partRefundUntil: null, refundPence: 0 })
  })

  it('after a cancellation of the same type: no refund and no deadline, with the reason', () => {
    expect(rightsOf(ordinary, { ...never, cancelledBefore: 1 }, start - 20 * dayMs)).toMatchObject({
      cannotCancel: 'cancelled-before',
      cannotMove: null,
      refundPence: 0,
      fullRefundUntil: null,
      partRefundUntil: null,
    })
    expect([0, 1].map((before) => mayCancelAnother(currentPolicy, before))).toEqual([true, false])
  })

  it('after a late move: no full refund any more', () => {
    const moved = { ...ordinary, refundCapPence: 42_500 }
    const rights = rightsOf(moved, { ...never, rescheduledBefore: 1 }, start - 20 * dayMs)
    expect(rights).toMatchObject({ cannotMove: 'rescheduled-before', refundPence: 42_500, fullRefundUntil: null })
    expect(rights.partRefundUntil).toBe(start - 48 * hourMs)
    expect(rightsOf({ ...ordinary, refundCapPence: 0 }, never, start - 20 * dayMs).partRefundUntil).toBeNull()
  })

  it('nothing once the appointment has begun', () => {
    expect(rightsOf(ordinary, never, start)).toMatchObject({ cannotCancel: 'started', cannotMove: 'started' })
  })
})

describe('the other figures', () => {
  it('PO-03 an appointment is missed when the patient has not come within 15 minutes', () => {
    expect(isMissed(ordinary, ordinary.start)).toBe(false)
    expect(isMissed(ordinary, ordinary.start + 15 * minuteMs)).toBe(false)
    expect(isMissed(ordinary, ordinary.start + 15 * minuteMs + 1)).toBe(true)
  })

  it('PO-04 a posted prescription costs £10', () => expect(currentPolicy.postedPrescriptionPence).toBe(1_000))

  it('PO-01 a booking follows the policy it was made under', () => {
    expect(currentPolicy.version).toBe(1)
    expect(policyOf(1)).toBe(currentPolicy)
    expect(() => policyOf(0)).toThrow('There is no booking policy of version 0.')
    const stricter = { ...currentPolicy, version: 2, fullRefundDays: 14, partRefundPercent: 25 }
    expect(refundFor({ ...ordinary, policy: stricter }, ordinary.start - 8 * dayMs).refundPence).toBe(21_250)
    expect(refundFor(ordinary, ordinary.start - 8 * dayMs).refundPence).toBe(85_000)
  })
})
