import { describe, expect, it } from 'vitest'
import { type BookingState, bookingOutcome, bookingStates, canBecome, liveStates } from './states.ts'

/** Every path from this state to an end. */
const storiesFrom = (state: BookingState): string[] => {
  const next = bookingStates.filter((to) => canBecome(state, to))
  return next.length === 0 ? [state] : next.flatMap((to) => storiesFrom(to).map((rest) => `${state}, ${rest}`))
}

describe('a booking', () => {
  it('R-18 has these paths and no others', () => {
    const begins = bookingStates.filter((state) => !bookingStates.some((from) => canBecome(from, state)))
    expect(begins.flatMap(storiesFrom).sort()).toEqual([
      'held, booked, DNA',
      'held, booked, cancelled',
      'held, booked, completed',
      'held, booked, declined',
      // The payment could not be taken.
      'held, booked, released',
      'held, booked, rescheduled',
      'held, released',
    ])
  })

  it('R-18 reaches every state, and never the same one twice', () => {
    const paths = storiesFrom('held').map((story) => story.split(', '))
    expect(new Set(paths.flat())).toEqual(new Set(bookingStates))
    for (const story of paths) expect(new Set(story).size).toBe(story.length)
  })

  it('R-18 blocks its time until it ends', () => {
    const unfinished = bookingStates.filter((from) => bookingStates.some((to) => canBecome(from, to)))
    expect(unfinished).toEqual(liveStates)
  })

  it('PO-05 ends with one of four outcomes, and has one from booking until another booking replaces it', () => {
    const outcomes = ['accepted', 'declined', 'cancelled', 'DNA']
    for (const story of storiesFrom('held')) {
      const [, ...sinceHeld] = story.split(', ') as BookingState[]
      for (const state of sinceHeld) {
        const hasNone = state === 'released' || state === 'rescheduled'
        expect([state, outcomes.includes(bookingOutcome[state] ?? '')]).toEqual([state, !hasNone])
      }
    }
    expect(bookingOutcome.held).toBeNull()
    // A state named after an outcome has that outcome; a patient who is seen, or booked to be, was accepted.
    for (const state of bookingStates.filter((name) => outcomes.includes(name)))
      expect(bookingOutcome[state]).toBe(state)
    expect([bookingOutcome.booked, bookingOutcome.completed]).toEqual(['accepted', 'accepted'])
  })
})
