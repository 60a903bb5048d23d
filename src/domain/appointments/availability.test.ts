import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, londonTimeAt } from '../calendar/london-time.ts'
import {
  type DayAvailability,
  dayToShow,
  type Exception,
  fullDay,
  isOffered,
  lastBookableDay,
  monthAvailability,
  type Schedule,
  shareOfFullDay,
} from './availability.ts'
import { weekdayOf } from './calendar.ts'
import { defaultTemplate } from './default-template.ts'

const open: Schedule = { template: defaultTemplate, exceptions: [], holidays: [], minutes: 90, taken: [] }
const longAgo = instantAt({ date: '2026-02-01', time: '00:00' })
const at = (date: string, time: string) => instantAt({ date, time })
const on = (date: string, schedule: Schedule = open, now = longAgo): DayAvailability =>
  monthAvailability(date.slice(0, 7), schedule, now).find((day) => day.date === date) as DayAvailability
const timesOf = ({ morning, afternoon, evening }: DayAvailability) => [...morning, ...afternoon, ...evening]

const monday = '2026-03-16'
const saturday = '2026-03-21'
const sunday = '2026-03-22'

describe('the default week', () => {
  it('BK-03 R-18 from Monday to Friday', () => {
    for (const date of ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20']) {
      expect(on(date)).toEqual({
        date,
        morning: ['08:30', '10:00'],
        afternoon: ['13:00', '14:30', '16:00'],
        evening: ['18:00', '19:30'],
        count: 7,
        isPast: false,
        isTooFar: false,
        holiday: null,
      })
    }
  })

  it('BK-03 R-18 on Saturday and Sunday', () => {
    expect(on(saturday)).toMatchObject({ morning: ['08:30', '10:00'], afternoon: ['12:00', '13:30'], evening: [] })
    expect(on(sunday)).toMatchObject({ morning: [], afternoon: [], evening: [], count: 0, isPast: false })
  })

  it('R-18 no appointment overlaps the next, and a day has at most ten', () => {
    for (const times of Object.values(defaultTemplate)) {
      const starts = times.map((time) => at(monday, time))
      for (const [place, start] of starts.slice(1).entries()) {
        expect(start - (starts[place] as number)).toBeGreaterThanOrEqual(90 * 60_000)
      }
      expect(times.length).toBeLessThanOrEqual(fullDay)
    }
  })

  it.each([
    [0, 0],
    [7, 0.7],
    [10, 1],
    [12, 1],
  ])('BK-03 %i free times fill %d of the bar', (count, share) => expect(shareOfFullDay(count)).toBe(share))
})

describe('a month', () => {
  it('BK-03 has all its days in order', () => {
    const days = monthAvailability('2026-02', open, longAgo).map(({ date }) => date)
    expect(days).toHaveLength(28)
    expect(days).toEqual(days.toSorted())
    expect(days[0]).toBe('2026-02-01')
  })

  it('BK-03 past days are closed, and so are the times of today that have passed', () => {
    const now = at(monday, '13:00')
    expect(on('2026-03-13', open, now)).toMatchObject({
      date: '2026-03-13',
      morning: [],
      afternoon: [],
      evening: [],
      count: 0,
      isPast: true,
    })
    // A time that begins at this very moment has already begun.
    expect(on(monday, open, now)).toMatchObject({
      date: monday,
      morning: [],
      afternoon: ['14:30', '16:00'],
      evening: ['18:00', '19:30'],
      count: 4,
      isPast: false,
    })
    expect(on(monday, open, now - 1).afternoon).toEqual(['13:00', '14:30', '16:00'])
    expect(on('2026-03-17', open, now)).toMatchObject({ count: 7, isPast: false })
  })

  it('BK-03 a day ends at midnight in London, not at midnight UTC', () => {
    const justAfter = Date.parse('2026-06-14T23:00:00Z')
    expect(on('2026-06-14', open, justAfter).isPast).toBe(true)
    expect(on('2026-06-14', open, justAfter - 1).isPast).toBe(false)
    expect(on('2026-06-15', open, justAfter)).toMatchObject({ isPast: false, count: 7 })
  })

  it('R-18 a time that is held or booked is not offered', () => {
    const taken = [at(monday, '10:00'), at(monday, '18:00')]
    expect(timesOf(on(monday, { ...open, taken }))).toEqual(['08:30', '13:00', '14:30', '16:00', '19:30'])
    expect(on(monday, { ...open, taken }).count).toBe(5)
    expect(on('2026-03-17', { ...open, taken }).count).toBe(7)
  })

  it('R-18 a time that would overlap a held or booked one is not offered', () => {
    const taken = [at(monday, '14:00')]
    expect(timesOf(on(monday, { ...open, taken }))).toEqual(['08:30', '10:00', '16:00', '18:00', '19:30'])
    expect(timesOf(on(monday, { ...open, minutes: 60, taken })).includes('13:00')).toBe(true)
  })

  it('R-18 the same time of day is offered before and after a clock change', () => {
    const before = at('2026-03-28', '10:00')
    const after = at('2026-03-30', '10:00')
    expect(after - before).toBe(47 * 3_600_000)
    const taken = [before, after]
    expect(on('2026-03-28', { ...open, taken }).morning).toEqual(['08:30'])
    expect(on('2026-03-30', { ...open, taken }).morning).toEqual(['08:30'])
    expect(on('2026-03-30', { ...open, taken: [after + 3_600_000 * 24] }).count).toBe(7)
  })
})

describe('exceptions', () => {
  const withExceptions = (...exceptions: Exception[]): Schedule => ({ ...open, exceptions })

  it('R-18 a closed day has no times, and other days are not affected', () => {
    const schedule = withExceptions({ date: monday, kind: 'closed' })
    expect(on(monday, schedule).count).toBe(0)
    expect(on('2026-03-17', schedule).count).toBe(7)
  })

  it('R-18 extra times are sorted among the usual ones, each listed once', () => {
    const schedule = withExceptions({
      date: sunday,
      kind: 'extra',
      times: ['17:00', '11:59', '12:00', '16:59', '12:00'],
    })
    expect(on(sunday, schedule)).toMatchObject({
      morning: ['11:59'],
      afternoon: ['12:00', '16:59'],
      evening: ['17:00'],
      count: 4,
    })
    expect(on(monday, withExceptions({ date: monday, kind: 'extra', times: ['10:00', '11:30'] })).morning).toEqual([
      '08:30',
      '10:00',
      '11:30',
    ])
  })

  it('R-18 a closed day with extra times has only the extra times', () => {
    const schedule = withExceptions({ date: monday, kind: 'extra', times: ['09:00'] }, { date: monday, kind: 'closed' })
    expect(timesOf(on(monday, schedule))).toEqual(['09:00'])
  })

  it('R-18 a time skipped by the clock change is not offered', () => {
    const times = ['00:30', '01:30', '02:30']
    expect(timesOf(on('2026-03-29', withExceptions({ date: '2026-03-29', kind: 'extra', times })))).toEqual([
      '00:30',
      '02:30',
    ])
  })
})

describe('B-4 the horizon', () => {
  it('is 90 days: the last of them can be booked, the next day cannot', () => {
    const now = at(monday, '09:00')
    expect(lastBookableDay(now)).toBe('2026-06-14')
    const weekday = at('2026-03-20', '09:00')
    expect(lastBookableDay(weekday)).toBe('2026-06-18')
    expect(on('2026-06-18', open, weekday)).toMatchObject({ count: 7, isTooFar: false })
    expect(on('2026-06-19', open, weekday)).toMatchObject({ count: 0, isTooFar: true })
    expect(isOffered(at('2026-06-18', '19:30'), open, weekday)).toBe(true)
    expect(isOffered(at('2026-06-19', '08:30'), open, weekday)).toBe(false)
    expect(isOffered(at('2099-06-19', '08:30'), open, weekday)).toBe(false)
  })

  it('ends at midnight in London, in summer too', () => {
    const exceptions: Exception[] = [
      { date: '2026-06-18', kind: 'extra', times: ['23:30'] },
      { date: '2026-06-19', kind: 'extra', times: ['00:00'] },
    ]
    const late = { ...open, exceptions, minutes: 15 }
    const now = at('2026-03-20', '09:00')
    expect(isOffered(at('2026-06-18', '23:30'), late, now)).toBe(true)
    expect(isOffered(at('2026-06-19', '00:00'), late, now)).toBe(false)
  })
})

describe('F-12 R-29 holidays', () => {
  const holidays = [{ date: monday, name: 'Early May bank holiday' }]

  it('are closed with the name of the holiday, and other days are not affected', () => {
    expect(on(monday, { ...open, holidays })).toMatchObject({ count: 0, holiday: 'Early May bank holiday' })
    expect(on('2026-03-17', { ...open, holidays })).toMatchObject({ count: 7, holiday: null })
    expect(isOffered(at(monday, '10:00'), { ...open, holidays }, longAgo)).toBe(false)
  })

  it('have the times that an operator opened', () => {
    const exceptions: Exception[] = [{ date: monday, kind: 'extra', times: ['11:00'] }]
    expect(timesOf(on(monday, { ...open, holidays, exceptions }))).toEqual(['11:00'])
  })
})

describe('one time', () => {
  it('R-18 is offered if the month shows it, and only then', () => {
    const minute = fc.integer({ min: at('2026-03-01', '00:00') / 60_000, max: at('2026-04-01', '00:00') / 60_000 - 1 })
    const offered = fc.constantFrom(
      ...monthAvailability('2026-03', open, longAgo).flatMap((day) => timesOf(day).map((time) => at(day.date, time))),
    )
    const start = fc.oneof(
      minute.map((minutes) => minutes * 60_000),
      offered,
    )
    fc.assert(
      fc.property(start, fc.array(offered, { maxLength: 40 }), start, (wanted, taken, now) => {
        const schedule = { ...open, taken }
        const { date, time } = londonTimeAt(wanted)
        expect(isOffered(wanted, schedule, now)).toBe(timesOf(on(date, schedule, now)).includes(time))
      }),
    )
  })

  it('R-18 is not offered a minute early or late', () => {
    const start = at(monday, '10:00')
    expect(isOffered(start, open, longAgo)).toBe(true)
    expect(isOffered(start + 1, open, longAgo)).toBe(false)
    expect(isOffered(start + 30_000, open, longAgo)).toBe(false)
    expect(isOffered(start, { ...open, taken: [start] }, longAgo)).toBe(false)
    expect(isOffered(start, open, start)).toBe(false)
    expect(isOffered(start, open, start - 1)).toBe(true)
  })

  it('R-18 an offered time is in the future, in the template and far enough from every other appointment', () => {
    const moments = fc.integer({ min: at('2026-03-01', '00:00'), max: at('2026-04-01', '00:00') })
    fc.assert(
      fc.property(moments, fc.array(moments, { maxLength: 20 }), (now, taken) => {
        for (const day of monthAvailability('2026-03', { ...open, taken }, now)) {
          expect(day.count).toBe(timesOf(day).length)
          expect(defaultTemplate[weekdayOf(day.date)]).toEqual(expect.arrayContaining(timesOf(day)))
          const starts = timesOf(day).map((time) => at(day.date, time))
          expect(starts.filter((start) => start <= now)).toEqual([])
          const clashing = starts.filter((start) => taken.some((other) => Math.abs(other - start) < 90 * 60_000))
          expect(clashing).toEqual([])
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('the day that is open at first', () => {
  const days = (schedule: Schedule, now: number) => monthAvailability('2026-03', schedule, now)

  it('BK-03 is today if it has times', () => {
    expect(dayToShow(days(open, at(monday, '13:00')))).toBe(monday)
  })

  it('BK-03 is the next day that has times, if today has none', () => {
    expect(dayToShow(days(open, at(sunday, '09:00')))).toBe('2026-03-23')
    expect(dayToShow(days(open, at(monday, '19:30')))).toBe('2026-03-17')
  })

  it('BK-03 is the first day that is not past, if no day has times', () => {
    const closed = { ...open, template: { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] } }
    expect(dayToShow(days(closed, at(monday, '09:00')))).toBe(monday)
  })

  it('BK-03 is none in a month that is over', () => {
    expect(dayToShow(days(open, at('2026-04-01', '00:00')))).toBeNull()
  })
})
