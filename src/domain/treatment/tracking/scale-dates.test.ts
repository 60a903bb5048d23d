import { describe, expect, it } from 'vitest'
import { dayOrderOf, readMeasuredAt } from './scale-dates.ts'

describe('the order of day and month in a file', () => {
  it.each([
    ['nothing that is a date', ['', 'yesterday', '2026-03-25'], 'day first'],
    ['the twelfth, which can be either', ['12/3/2026', '3/12/2026'], 'day first'],
    ['one day above twelve in the second place', ['3/13/2026', '2026-25-03'], 'month first'],
    ['one day above twelve in the first place', ['13/3/2026', 'no date'], 'day first'],
    ['dates that contradict each other', ['13/3/2026', '3/13/2026'], null],
  ] as const)('%s', (_, dates, order) => expect(dayOrderOf(dates)).toBe(order))
})

describe('when a measurement was taken', () => {
  it.each([
    ['  2026-03-02  ', '2026-03-02', null],
    ['2026-03-02T07:05:59', '2026-03-02', 7 * 60 + 5],
    ['2026-03-02T23:30:00Z', '2026-03-02', 23 * 60 + 30],
    ['2026-07-02T23:30:00.000Z', '2026-07-03', 30],
    ['2026-07-02 23:30:00 +0100', '2026-07-02', 23 * 60 + 30],
    ['2026-03-02 24:59:00 +01', '2026-03-02', 59],
    ['2 Mar 2026 12:00 am', '2026-03-02', 0],
    ['2 March 2026 12:30 pm', '2026-03-02', 12 * 60 + 30],
    ['Sept 3, 2026 1:09 PM', '2026-09-03', 13 * 60 + 9],
  ])('%j', (written, on, minute) => expect(readMeasuredAt(written, 'day first')).toEqual({ on, minute }))
})
