import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs } from '../calendar/durations.ts'
import { leastHoursToPay, paidBeforeHours, payBy, payWithinHours, reviewNoticeMinutes } from './medication-review.ts'

const at = Date.parse('2026-03-28T12:00:00Z')

describe('payment deadline of a follow-up appointment', () => {
  it.each([
    ['far ahead: as long as it is kept', 60 * 24, payWithinHours],
    ['both at the same moment', payWithinHours + paidBeforeHours, payWithinHours],
    ['an hour sooner', payWithinHours + paidBeforeHours - 1, payWithinHours - 1],
    ['as soon as it can be', paidBeforeHours + leastHoursToPay, leastHoursToPay],
  ])('%s', (_, hoursAhead, hoursLeft) => {
    expect(payBy(at, at + hoursAhead * hourMs)).toBe(at + hoursLeft * hourMs)
  })

  it('always leaves the patient time to pay, and others a day to book an unpaid time, across clock changes too', () => {
    const ahead = fc.integer({ min: reviewNoticeMinutes, max: 365 * 24 * 60 })
    fc.assert(
      fc.property(fc.integer({ min: at, max: at + 400 * 24 * hourMs }), ahead, (now, minutes) => {
        const start = now + minutes * 60_000
        const until = payBy(now, start)
        expect(until - now).toBeGreaterThanOrEqual(leastHoursToPay * hourMs)
        expect(until - now).toBeLessThanOrEqual(payWithinHours * hourMs)
        expect(start - until).toBeGreaterThanOrEqual(paidBeforeHours * hourMs)
      }),
    )
  })
})
