import { describe, expect, it } from 'vitest'
import { bookingStates, canBecome, liveStates, outcomeOf } from './states.ts'

const allowed = new Set([
  'held → booked',
  'held → released',
  'booked → completed',
  'booked → cancelled',
  'booked → rescheduled',
  'booked → declined',
  'booked → DNA',
  // F-4: the money for it could not be taken.
  'booked → released',
])

describe('a booking', () => {
  it.each(bookingStates.flatMap((from) => bookingStates.map((to) => [from, to] as const)))('R-18 %s → %s', (from, to) =>
    expect(canBecome(from, to)).toBe(allowed.has(`${from} → ${to}`)),
  )

  it('R-18 claims its time exactly while its story is not over', () => {
    const unfinished = bookingStates.filter((from) => bookingStates.some((to) => canBecome(from, to)))
    expect(unfinished).toEqual(liveStates)
  })

  it('PO-05 ends with an outcome that is recorded', () => {
    expect(outcomeOf).toEqual({
      held: null,
      released: null,
      booked: 'accepted',
      completed: 'accepted',
      cancelled: 'cancelled',
      rescheduled: null,
      declined: 'declined',
      DNA: 'DNA',
    })
  })
})
