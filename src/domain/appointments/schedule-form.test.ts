import { describe, expect, it } from 'vitest'
import { holidaysBetween } from '../calendar/bank-holidays.ts'
import { minuteMs } from '../calendar/durations.ts'
import { instantAt, londonTimeAt } from '../calendar/london-time.ts'
import { firstFree, isOffered, lastBookableDay, monthAvailability, type Schedule, timesOn } from './availability.ts'
import { addDays } from './calendar.ts'
import { defaultTemplate } from './default-template.ts'
import { hitBy, parseTimes, scheduleProblem } from './schedule-form.ts'

const at = (date: string, time: string) => instantAt({ date, time })
const open: Schedule = { template: defaultTemplate, exceptions: [], holidays: [], minutes: 90, taken: [] }
const monday = '2026-03-16'

describe('the minutes kept free', () => {
  const between = (bufferMinutes: number, minutes = 90) => {
    const schedule = { ...open, minutes, bufferMinutes, taken: [{ start: at(monday, '10:00'), minutes: 90 }] }
    const offered = (time: string) => isOffered(at(monday, time), schedule, at('2026-03-01', '00:00'))
    return [offered('08:30'), offered('10:00'), offered('13:00')]
  }

  it.each([
    [0, [true, false, true]],
    [1, [false, false, true]],
    [90, [false, false, true]],
    [91, [false, false, false]],
  ])('with %i minutes between two', (buffer, expected) => expect(between(buffer)).toEqual(expected))

  it('counts the length of the other appointment, not of this service', () =>
    expect(between(0, 30)).toEqual([true, false, true]))
})

describe('notice and horizon', () => {
  const start = at(monday, '10:00')
  const schedule = { ...open, noticeMinutes: 120, horizonDays: 10 }

  it.each([
    [start - 120 * minuteMs - 1_000, true],
    [start - 120 * minuteMs, true],
    [start - 120 * minuteMs + 1_000, false],
  ])('two hours, at %i', (now, isIt) => expect(isOffered(start, schedule, now)).toBe(isIt))

  it('the horizon ends with the last day that can be booked', () => {
    const now = at('2026-03-06', '09:00')
    expect(lastBookableDay(now, 10)).toBe(monday)
    expect(isOffered(start, schedule, now)).toBe(true)
    expect(isOffered(at('2026-03-17', '10:00'), schedule, now)).toBe(false)
    expect(monthAvailability('2026-03', schedule, now).filter(({ isTooFar }) => isTooFar)[0]?.date).toBe('2026-03-17')
  })

  it('the first free times are in order', () => {
    const days = [monday, '2026-03-17']
    const taken = [at(monday, '19:30')]
    expect(firstFree(days, [{ ...open, taken }], at(monday, '16:00'), 2).map(londonTimeAt)).toEqual([
      { date: monday, time: '18:00' },
      { date: '2026-03-17', time: '08:30' },
    ])
  })
})

describe('a week over a year', () => {
  it('follows London time before and after each clock change, and leaves out skipped times', () => {
    const night = { ...open, template: { ...defaultTemplate, 7: ['01:30', '09:00'] } }
    const holidays = holidaysBetween('england-and-wales', { from: '2026-01-01', to: '2026-12-31' })
    for (let n = 0; n < 365; n++) {
      const date = addDays('2026-01-01', n)
      const times = timesOn(date, { ...night, holidays })
      for (const time of times) expect(londonTimeAt(at(date, time))).toEqual({ date, time })
      if (holidays.some((holiday) => holiday.date === date)) expect(times).toEqual([])
    }
    expect(timesOn('2026-03-22', night)).toEqual(['01:30', '09:00'])
    expect(timesOn('2026-03-29', night)).toEqual(['09:00'])
    expect(timesOn('2026-10-25', night)).toEqual(['01:30', '09:00'])
    expect(at('2026-03-30', '10:00') - at('2026-03-23', '10:00')).toBe((7 * 24 - 1) * 60 * minuteMs)
    expect(at('2026-10-26', '10:00') - at('2026-10-19', '10:00')).toBe((7 * 24 + 1) * 60 * minuteMs)
  })
})

describe('an edited schedule', () => {
  it.each([
    [[{ date: monday, kind: 'closed' }], null],
    [
      [
        { date: monday, kind: 'closed' },
        { date: monday, kind: 'extra', times: ['09:00'] },
      ],
      null,
    ],
    [
      [
        { date: monday, kind: 'closed' },
        { date: monday, kind: 'closed' },
      ],
      { is: 'twice', date: monday },
    ],
    [[{ date: monday, kind: 'extra', times: [] }], { is: 'no times', date: monday }],
    [[{ date: '2026-03-29', kind: 'extra', times: ['01:30'] }], { is: 'left out', date: '2026-03-29', time: '01:30' }],
  ] as const)('%j: %j', (exceptions, problem) => expect(scheduleProblem({ exceptions })).toEqual(problem))

  it('R-29 lists the appointments booked outside it, and nothing else', () => {
    const booked = [at(monday, '10:00'), at('2026-03-17', '10:00'), at('2026-04-06', '10:00')].map((start) => ({
      start,
    }))
    const easter = { date: '2026-04-06', name: 'Easter Monday' }
    const offered = {
      template: defaultTemplate,
      exceptions: [{ date: monday, kind: 'closed' } as const],
      holidays: [easter],
    }
    expect(hitBy(offered, booked)).toEqual([booked[0], booked[2]])
    const opened = [{ date: '2026-04-06', kind: 'extra', times: ['10:00'] } as const]
    expect(hitBy({ ...offered, exceptions: opened }, booked)).toEqual([])
  })
})

describe('times as they are typed', () => {
  it.each([
    ['', []],
    ['9:00, 10.30', ['09:00', '10:30']],
    [' 10:30  09:00;9:00 ', ['09:00', '10:30']],
    ['23:59', ['23:59']],
    ['24:00', null],
    ['9', null],
    ['9:60', null],
    ['nine', null],
  ])('%j', (typed, times) => expect(parseTimes(typed)).toEqual(times))
})
