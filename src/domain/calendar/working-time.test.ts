import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween } from './days-between.ts'
import { hourMs } from './durations.ts'
import { instantAt, londonTimeAt } from './london-time.ts'
import {
  addWorkingDays,
  addWorkingHours,
  isWorkingDay,
  isWorkingTime,
  openFrom,
  plainShare,
  workingHours,
  workingMsBetween,
  workingShare,
} from './working-time.ts'

/** London time: 2026-03-27 17:30. */
const at = (written: string) => {
  const [date = '', time = ''] = written.split(' ')
  return instantAt({ date, time })
}
const shown = (instant: number) => Object.values(londonTimeAt(instant)).join(' ')

describe('one working day', () => {
  it.each([
    ['the next day at the same time', '2026-11-10 11:20', '2026-11-11 11:20'],
    ['Monday, for a Friday', '2026-11-13 11:20', '2026-11-16 11:20'],
    ['from the opening, for the early morning', '2026-11-10 07:00', '2026-11-11 09:00'],
    ['from the next opening, for the moment of closing', '2026-11-10 18:00', '2026-11-12 09:00'],
    ['from Monday, for a Saturday', '2026-11-14 12:00', '2026-11-17 09:00'],
    ['past Easter', '2026-04-02 10:00', '2026-04-07 10:00'],
    ['past Christmas on a weekend', '2027-12-24 17:59', '2027-12-29 17:59'],
    ['across the change to summer time', '2026-03-27 17:30', '2026-03-30 17:30'],
    ['across the change to winter time', '2026-10-23 09:00', '2026-10-26 09:00'],
  ])('is %s', (_, from, to) => expect(shown(addWorkingDays(at(from), 1))).toBe(to))

  it('counts as many as asked, and skips holidays', () => {
    expect(shown(addWorkingDays(at('2026-12-23 16:00'), 3))).toBe('2026-12-30 16:00')
    expect(addWorkingDays(at('2026-12-23 16:00'), 0)).toBe(at('2026-12-23 16:00'))
  })

  it('follows the operator’s closures', () => {
    const own = [
      { date: '2026-11-11', name: 'Training', isClosed: true },
      { date: '2026-12-28', name: 'Open all the same', isClosed: false },
      { date: '2026-11-14', name: 'A Saturday', isClosed: false },
    ]
    expect(shown(addWorkingDays(at('2026-11-10 11:20'), 1, own))).toBe('2026-11-12 11:20')
    expect(shown(addWorkingDays(at('2026-12-24 11:20'), 1, own))).toBe('2026-12-28 11:20')
    expect(['2026-11-11', '2026-12-28', '2026-11-14'].map((date) => isWorkingDay(date, own))).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('working hours', () => {
  it.each([
    ['on the same afternoon', '2026-11-10 14:00', 2, '2026-11-10 16:00'],
    ['up to the moment of closing', '2026-11-10 16:00', 2, '2026-11-10 18:00'],
    ['over a night', '2026-11-10 17:30', 2, '2026-11-11 10:30'],
    ['over a weekend with a change of the clocks', '2026-10-23 17:00', 2, '2026-10-26 10:00'],
    ['from the opening', '2026-11-14 03:00', 2, '2026-11-16 11:00'],
    ['over more than a day', '2026-11-10 09:00', 20, '2026-11-12 11:00'],
  ])('end %s', (_, from, hours, to) => expect(shown(addWorkingHours(at(from), hours))).toBe(to))

  it('are from nine until before six', () => {
    expect(workingHours).toEqual({ opens: '09:00', closes: '18:00' })
    const moments = ['08:59', '09:00', '17:59', '18:00'].map((time) => isWorkingTime(at(`2026-11-10 ${time}`)))
    expect(moments).toEqual([false, true, true, false])
    expect(isWorkingTime(at('2026-12-25 12:00'))).toBe(false)
    expect(isWorkingTime(at('2026-11-11 12:00'), [{ date: '2026-11-11', name: 'Training', isClosed: true }])).toBe(
      false,
    )
  })

  it('are counted between two moments', () => {
    expect(workingMsBetween(at('2026-11-10 17:00'), at('2026-11-11 10:00'))).toBe(2 * hourMs)
    expect(workingMsBetween(at('2026-11-13 18:00'), at('2026-11-16 09:00'))).toBe(0)
    expect(workingMsBetween(at('2026-11-11 10:00'), at('2026-11-10 17:00'))).toBe(0)
  })
})

describe('the share of a clock that is used', () => {
  const clock = { from: at('2026-11-13 09:00'), due: at('2026-11-16 09:00') }

  it.each([
    ['2026-11-13 08:00', 0],
    ['2026-11-13 09:00', 0],
    ['2026-11-13 15:45', 0.75],
    ['2026-11-14 12:00', 1],
    ['2026-11-16 09:00', 1],
    ['2026-12-16 09:00', 1],
  ])('at %s it is %f', (now, share) => expect(workingShare(clock, at(now))).toBe(share))

  it('is zero before it is due, where no working time lies between', () => {
    const night = { from: at('2026-11-10 18:00'), due: at('2026-11-11 09:00') }
    expect(workingShare(night, at('2026-11-11 03:00'))).toBe(0)
    expect(workingShare(night, night.due)).toBe(1)
  })

  it('counts day and night where the clock does', () => {
    const moments = [clock.from - 1, clock.from, clock.from + 54 * hourMs, clock.due, clock.due + 1]
    expect(moments.map((now) => plainShare(clock, now))).toEqual([0, 0, 0.75, 1, 1])
  })
})

describe('for any moment', () => {
  const moment = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2032, 0) })
  const days = fc.integer({ min: 0, max: 12 })

  it('a clock never ends outside working time, nor before it began', () =>
    fc.assert(
      fc.property(moment, days, (from, count) => {
        const due = addWorkingDays(from, count)
        expect(isWorkingTime(due)).toBe(true)
        expect(due).toBeGreaterThanOrEqual(from)
      }),
    ))

  it('adding days one by one equals adding them at once, and a later start never ends sooner', () =>
    fc.assert(
      fc.property(moment, moment, days, (one, other, count) => {
        const step = Array.from({ length: count }).reduce<number>((due) => addWorkingDays(due, 1), openFrom(one))
        expect(step).toBe(addWorkingDays(one, count))
        const [early, late] = [Math.min(one, other), Math.max(one, other)]
        expect(addWorkingDays(early, count)).toBeLessThanOrEqual(addWorkingDays(late, count))
      }),
    ))

  it('a day has nine hours, and added hours are counted back', () =>
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 60 }), (from, hours) => {
        expect(workingMsBetween(from, addWorkingHours(from, hours))).toBe(hours * hourMs)
        expect(workingMsBetween(from, addWorkingDays(from, 1))).toBe(9 * hourMs)
      }),
    ))

  it('the share only grows, and is complete exactly when the clock is due', () =>
    fc.assert(
      fc.property(moment, moment, (from, now) => {
        const clock = { from, due: addWorkingDays(from, 1) }
        const [share, later] = [workingShare(clock, now), workingShare(clock, now + hourMs)]
        expect(later).toBeGreaterThanOrEqual(share)
        expect(share).toBeGreaterThanOrEqual(0)
        if (now >= clock.due) expect(share).toBe(1)
      }),
    ))

  it('days are counted by the calendar', () => {
    expect([daysBetween('2026-03-28', '2026-03-30'), daysBetween('2026-11-15', '2026-11-01')]).toEqual([2, -14])
  })
})
