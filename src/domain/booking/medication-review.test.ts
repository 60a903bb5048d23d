import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastHoursToPay, paidBeforeHours, payBy, payWithinHours, reviewNoticeMinutes } from './medication-review.ts'

const hour = 3_600_000
const at = Date.parse('2026-03-28T12:00:00Z')

describe('until when a follow-up is paid for', () => {
  it.each([
    ['far ahead: as long as it is kept', 60 * 24, payWithinHours],
    ['both at the same moment', payWithinHours + paidBeforeHours, payWithinHours],
    ['an hour sooner', payWithinHours + paidBeforeHours - 1, payWithinHours - 1],
    ['as soon as it can be', paidBeforeHours + leastHoursToPay, leastHoursToPay],
  ])('%s', (_, hoursAhead, hoursLeft) => {
    expect(payBy(at, at + hoursAhead * hour)).toBe(at + hoursLeft * hour)
  })

  it('leaves everybody time to pay, and others a day to have it, across changes of the clocks too', () => {
    const ahead = fc.integer({ min: reviewNoticeMinutes, max: 365 * 24 * 60 })
    fc.assert(
      fc.property(fc.integer({ min: at, max: at + 400 * 24 * hour }), ahead, (now, minutes) => {
        const start = now + minutes * 60_000
        const until = payBy(now, start)
        expect(until - now).toBeGreaterThanOrEqual(leastHoursToPay * hour)
        expect(until - now).toBeLessThanOrEqual(payWithinHours * hour)
        expect(start - until).toBeGreaterThanOrEqual(paidBeforeHours * hour)
      }),
    )
  })
})
