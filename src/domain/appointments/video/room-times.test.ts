import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { secondMs } from '../../calendar/durations.ts'
import { instantAt } from '../../calendar/london-time.ts'
import { formatDateTime } from '../format-time.ts'
import { bookingStates } from '../states.ts'
import { type RoomState, roomCloses, roomOpens, roomState } from './room-times.ts'

const start = instantAt({ date: '2026-03-16', time: '10:00' })

describe('a video room', () => {
  it.each<[string, number, RoomState]>([
    ['a second before it opens', -600 * secondMs - secondMs, 'early'],
    ['at the moment it opens, ten minutes before', -600 * secondMs, 'open'],
    ['at the start', 0, 'open'],
    ['at the end', 90 * 60 * secondMs, 'open'],
    ['a second before it closes, a quarter of an hour later', 105 * 60 * secondMs - secondMs, 'open'],
    ['at the moment it closes', 105 * 60 * secondMs, 'over'],
  ])('%s', (_, after, state) => {
    expect(roomState({ startsAt: start, minutes: 90, state: 'booked' }, start + after)).toBe(state)
  })

  it('is open while the appointment is booked or attended, and closed when it does not take place', () => {
    const open = bookingStates.filter((state) => roomState({ startsAt: start, minutes: 10, state }, start) === 'open')
    expect(open).toEqual(['booked', 'completed'])
  })

  it.each([
    ['2026-03-29', '02:05', 'Sunday 29 March 2026, 00:55 GMT'],
    ['2026-03-29', '10:00', 'Sunday 29 March 2026, 09:50 BST'],
    ['2026-10-25', '01:05', 'Sunday 25 October 2026, 00:55 BST'],
    ['2026-10-25', '02:05', 'Sunday 25 October 2026, 01:55 GMT'],
  ])('on the day the clocks change, for %s at %s, it opens on %s', (date, time, opens) => {
    expect(formatDateTime(roomOpens(instantAt({ date, time })))).toBe(opens)
  })

  it('goes from early to open to over and never back, however long the appointment', () => {
    const order: readonly RoomState[] = ['early', 'open', 'over']
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 180 }), fc.nat(300 * 60), fc.nat(300 * 60), (minutes, one, other) => {
        const at = (seconds: number) =>
          roomState({ startsAt: start, minutes, state: 'booked' }, start + (seconds - 3_600) * secondMs)
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)]
        expect(order.indexOf(at(earlier))).toBeLessThanOrEqual(order.indexOf(at(later)))
        expect(roomCloses(start, minutes)).toBeGreaterThan(roomOpens(start))
      }),
    )
  })
})
