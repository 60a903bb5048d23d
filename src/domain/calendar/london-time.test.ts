import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDateTime, formatLongDate, formatLongDateWithoutYear, formatMonth } from '../appointments/format-time.ts'
import { hourMs } from './durations.ts'
import { atSameTime, existsInLondon, instantAt, isSummerTime, londonTimeAt, londonToday } from './london-time.ts'

const at = (text: string) => Date.parse(text)

/** This machine's time-zone data: an independent source for the same rule. */
const elsewhere = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** Includes a leap year, and months that end on a Sunday. */
const years = [2024, 2025, 2026, 2027]

describe('London time', () => {
  it('R-18 agrees with the time-zone data for every half hour of four years', () => {
    const differing: string[] = []
    for (let instant = Date.UTC(2024, 0); instant < Date.UTC(2028, 0); instant += hourMs / 2) {
      const { date, time } = londonTimeAt(instant)
      if (elsewhere.format(instant) !== `${date}, ${time}`) differing.push(new Date(instant).toISOString())
    }
    expect(differing).toEqual([])
  }, 30_000)

  it('R-18 converts back to the same moment, except for the hour that occurs twice', () => {
    const lost: string[] = []
    for (let instant = Date.UTC(2024, 0); instant < Date.UTC(2028, 0); instant += hourMs / 2) {
      if (instantAt(londonTimeAt(instant)) !== instant) lost.push(new Date(instant).toISOString())
    }
    // The second 01:00 and 01:30 of each October, and nothing else.
    expect(lost).toEqual(
      [27, 26, 25, 31].flatMap((day, place) =>
        ['01:00', '01:30'].map((time) => `${years[place]}-10-${day}T${time}:00.000Z`),
      ),
    )
  })

  it('R-18 any minute of the century that London shows converts to a moment that shows it', () => {
    const minutes = fc.integer({ min: Date.UTC(1996, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, (minute) => {
        const shown = londonTimeAt(minute * 60_000)
        expect(londonTimeAt(instantAt(shown))).toEqual(shown)
        expect(existsInLondon(shown)).toBe(true)
      }),
    )
  })

  it.each([
    ['2026-03-29T00:59:59.999Z', false, '00:59'],
    ['2026-03-29T01:00:00Z', true, '02:00'],
    ['2026-10-25T00:59:59.999Z', true, '01:59'],
    ['2026-10-25T01:00:00Z', false, '01:00'],
    // In a month that ends on a Sunday the clocks change on its last day.
    ['2024-03-31T00:59:00Z', false, '00:59'],
    ['2024-03-31T01:00:00Z', true, '02:00'],
    ['2027-10-31T00:30:00Z', true, '01:30'],
    ['2027-10-31T01:30:00Z', false, '01:30'],
  ])('R-18 at %s summer time is %s and the clock shows %s', (instant, isSummer, time) => {
    expect(isSummerTime(at(instant))).toBe(isSummer)
    expect(londonTimeAt(at(instant)).time).toBe(time)
  })

  it.each([
    ['winter', '2026-01-16', '10:00', '2026-01-16T10:00:00Z'],
    ['summer', '2026-07-16', '10:00', '2026-07-16T09:00:00Z'],
    ['midnight in summer', '2026-07-16', '00:00', '2026-07-15T23:00:00Z'],
    ['the morning of the change in March', '2026-03-29', '10:00', '2026-03-29T09:00:00Z'],
    ['just before the gap', '2026-03-29', '00:59', '2026-03-29T00:59:00Z'],
    ['within the gap', '2026-03-29', '01:30', '2026-03-29T01:30:00Z'],
    ['just after the gap', '2026-03-29', '02:00', '2026-03-29T01:00:00Z'],
    ['the morning of the change in October', '2026-10-25', '10:00', '2026-10-25T10:00:00Z'],
    ['just before the hour that comes twice', '2026-10-25', '00:59', '2026-10-24T23:59:00Z'],
    ['within it, the first time', '2026-10-25', '01:30', '2026-10-25T00:30:00Z'],
    ['just after it', '2026-10-25', '02:00', '2026-10-25T02:00:00Z'],
  ])('R-18 %s: %s %s', (_, date, time, instant) => {
    expect(new Date(instantAt({ date, time })).toISOString()).toBe(new Date(instant).toISOString())
  })

  it('R-18 only the hour skipped in March does not exist', () => {
    for (const time of ['01:00', '01:30', '01:59']) {
      expect(existsInLondon({ date: '2026-03-29', time })).toBe(false)
      expect(existsInLondon({ date: '2026-03-28', time })).toBe(true)
      expect(existsInLondon({ date: '2026-10-25', time })).toBe(true)
    }
    expect(existsInLondon({ date: '2026-03-29', time: '00:59' })).toBe(true)
    expect(existsInLondon({ date: '2026-03-29', time: '02:00' })).toBe(true)
  })

  it('R-18 the same time a week away is 167, 168 or 169 hours away', () => {
    const monday = (date: string) => instantAt({ date, time: '10:00' })
    expect(monday('2026-03-30') - atSameTime(monday('2026-03-30'), -7)).toBe(167 * hourMs)
    expect(monday('2026-03-23') - atSameTime(monday('2026-03-23'), -7)).toBe(168 * hourMs)
    expect(monday('2026-10-26') - atSameTime(monday('2026-10-26'), -7)).toBe(169 * hourMs)
    expect(atSameTime(monday('2026-03-23'), 7)).toBe(monday('2026-03-30'))
    expect(atSameTime(monday('2026-03-30') + 12_345, -7)).toBe(monday('2026-03-23') + 12_345)
  })
})

it.each([
  ['2026-01-15T23:59:59Z', { year: 2026, month: 1, day: 15 }],
  ['2026-06-15T22:59:59Z', { year: 2026, month: 6, day: 15 }],
  ['2026-06-15T23:00:00Z', { year: 2026, month: 6, day: 16 }],
  ['2026-12-31T23:59:59Z', { year: 2026, month: 12, day: 31 }],
])('OS-06 at %s it is %j in London', (now, day) => {
  expect(londonToday(at(now))).toEqual(day)
})

describe('time in words', () => {
  it.each([
    ['2026-03-16T10:00:00Z', 'Monday 16 March 2026, 10:00 GMT'],
    ['2026-03-30T09:00:00Z', 'Monday 30 March 2026, 10:00 BST'],
    ['2026-08-01T23:30:00Z', 'Sunday 2 August 2026, 00:30 BST'],
    ['2026-12-31T08:30:00Z', 'Thursday 31 December 2026, 08:30 GMT'],
  ])('BK-05 %s is %s', (instant, words) => expect(formatDateTime(at(instant))).toBe(words))

  it('BK-03 a month, and a day of this year', () => {
    expect(formatMonth('2026-03')).toBe('March 2026')
    expect(formatLongDateWithoutYear('2026-11-17')).toBe('Tuesday 17 November')
  })

  it('BK-05 every month and weekday has its name', () => {
    const months = Array.from({ length: 12 }, (_, place) => `2026-${String(place + 1).padStart(2, '0')}-01`)
    const inWords = (options: Intl.DateTimeFormatOptions, date: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(at(`${date}T00:00Z`))
    for (const date of months) {
      const [weekday, month] = [inWords({ weekday: 'long' }, date), inWords({ month: 'long' }, date)]
      expect(formatLongDate(date)).toBe(`${weekday} 1 ${month} 2026`)
    }
  })
})
