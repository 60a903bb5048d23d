import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../appointments/calendar.ts'
import { addMonths } from '../calendar/add-months.ts'
import { policy } from '../clinical/policy.ts'
import {
  contactDueOn,
  contactMonths,
  followedUntil,
  isFollowed,
  isRegained,
  lastOccasion,
  nextOccasion,
  regainedPercent,
  toTell,
} from './aftercare.ts'

const endedOn = '2026-01-31'
const told: Parameters<typeof toTell>[0] = { endedOn, toldMonth: 0, isQuiet: false, weighedOn: null }

describe('the year after a treatment', () => {
  it.each([
    ['2026-01-31', true],
    ['2027-01-30', true],
    ['2027-01-31', false],
  ])('on %s they are followed up: %s', (today, is) => expect(isFollowed(endedOn, today)).toBe(is))

  it.each([
    ['2026-02-27', null, '2026-02-28'],
    ['2026-02-28', { month: 1, on: '2026-02-28', is: 'weight' }, '2026-03-31'],
    ['2026-12-31', { month: 11, on: '2026-12-31', is: 'weight' }, '2027-01-31'],
    ['2027-01-31', { month: 12, on: '2027-01-31', is: 'over' }, null],
    ['2029-01-01', { month: 12, on: '2027-01-31', is: 'over' }, null],
  ])('on %s', (today, last, next) => {
    expect(lastOccasion(endedOn, today)).toEqual(last)
    expect(nextOccasion(endedOn, today)).toBe(next)
  })

  it.each<[string, Partial<typeof told>, string, ReturnType<typeof toTell>]>([
    ['nothing in the first month', {}, '2026-02-27', null],
    ['a month after', {}, '2026-02-28', { month: 1, writes: 'weight' }],
    ['told once', { toldMonth: 1 }, '2026-03-30', null],
    ['the next', { toldMonth: 1 }, '2026-03-31', { month: 2, writes: 'weight' }],
    ['of several months only the last', {}, '2026-06-02', { month: 4, writes: 'weight' }],
    ['in time', {}, '2026-03-14', { month: 1, writes: 'weight' }],
    ['too late', {}, '2026-03-15', { month: 1, writes: null }],
    ['to nobody who wants none', { isQuiet: true }, '2026-02-28', { month: 1, writes: null }],
    ['weighed a week before', { weighedOn: '2026-02-21' }, '2026-02-28', { month: 1, writes: null }],
    ['weighed longer ago', { weighedOn: '2026-02-20' }, '2026-02-28', { month: 1, writes: 'weight' }],
    [
      'the end, whoever wants none and has weighed themselves',
      { toldMonth: 11, isQuiet: true, weighedOn: '2027-01-31' },
      '2027-02-01',
      { month: 12, writes: 'over' },
    ],
    ['the end of long ago', {}, '2028-02-01', { month: 12, writes: null }],
  ])('reports %s', (_, given, today, expected) => {
    expect(toTell({ ...told, ...given }, today)).toEqual(expected)
  })

  it('asks about each month once and about the end last, on whatever days the job runs', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
    const written = day.map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(written, fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 60 }), (end, steps) => {
        let [today, toldMonth] = [end, 0]
        for (const step of steps) {
          today = addDays(today, step)
          const news = toTell({ ...told, endedOn: end, toldMonth }, today)
          if (news === null) continue
          expect(news.month).toBeGreaterThan(toldMonth)
          expect(news.writes === 'over').toBe(news.writes !== null && news.month === policy.aftercareMonths)
          toldMonth = news.month
        }
        expect(toldMonth).toBeLessThanOrEqual(policy.aftercareMonths)
        expect(isFollowed(end, today)).toBe(toldMonth < policy.aftercareMonths && today < followedUntil(end))
      }),
    )
  })
})

describe('a coach’s contact', () => {
  it('is due after a month and then every three', () => expect(contactMonths).toEqual([1, 3, 6, 9]))
  it.each([
    ['2026-02-27', null],
    ['2026-02-28', '2026-02-28'],
    ['2026-04-29', '2026-02-28'],
    ['2026-04-30', '2026-04-30'],
    ['2027-01-30', addMonths(endedOn, 9)],
  ])('on %s since %s', (today, due) => expect(contactDueOn(endedOn, today)).toBe(due))
})

describe('regained weight', () => {
  const at = (on: string, kg: number) => ({ on, kg })
  it.each([
    ['none is known', [], null],
    ['only that of the end', [at('2026-01-30', 80)], null],
    ['more than the last before the end', [at('2025-12-01', 90), at('2026-01-30', 80), at('2026-05-01', 84)], 5],
    ['more than on the day of the end', [at('2025-12-01', 90), at(endedOn, 80), at('2026-05-01', 84)], 5],
    ['less', [at('2026-01-31', 80), at('2026-05-01', 76)], -5],
    ['none before the end: the first after', [at('2026-02-02', 80), at('2026-05-01', 88)], 10],
    ['only one after the end', [at('2026-05-01', 88)], null],
  ])('%s', (_, weights, percent) => {
    const found = regainedPercent(weights, endedOn)
    expect(found === null ? null : Math.round(found * 1e6) / 1e6).toBe(percent)
  })

  it.each([
    [5, 25, true],
    [4.99, 32, false],
    [9, 24.9, false],
    [9, null, false],
    [null, 32, false],
  ])('%s per cent more with a BMI of %s is mentioned: %s', (percent, bmi, is) => {
    expect(isRegained(percent, bmi)).toBe(is)
  })
})
