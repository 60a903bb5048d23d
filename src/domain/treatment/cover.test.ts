import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../appointments/calendar.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { checkInOpens, coveredDays, cycleDay, type Days, supplyFrom, supplyPeriodInUse } from './cover.ts'
import {
  dosesLeft,
  injectionDays,
  injectionsLeft,
  isDayTooSoon,
  lastInjection,
  leastDaysApart,
  missedInDays,
  penUsableUntil,
  takenUntil,
} from './injections.ts'
import { mayTryFrom, stopMonths } from './wash-out.ts'

const medicine = 'mounjaro' as const

describe('the supply period of a pen', () => {
  it.each([
    ['the first, from its delivery', '2026-11-02', null, '2026-11-02', '2026-11-30'],
    ['one that came early, from the end of the one before', '2026-11-25', '2026-11-30', '2026-11-30', '2026-12-28'],
    ['one that came late, from its delivery', '2026-12-04', '2026-11-30', '2026-12-04', '2027-01-01'],
    ['one that came on the day', '2026-11-30', '2026-11-30', '2026-11-30', '2026-12-28'],
  ])('%s', (_, deliveredOn, previous, from, until) => {
    expect(coveredDays(deliveredOn, previous, { medicine: 'mounjaro' })).toEqual({ from, until })
  })

  it('C-9: begins after another medicine on the first day on which it may be injected', () => {
    expect(coveredDays('2026-11-02', null, { firstDoseFrom: '2026-11-09' })).toEqual({
      from: '2026-11-09',
      until: '2026-12-07',
    })
    expect(coveredDays('2026-11-02', '2026-11-12', { firstDoseFrom: '2026-11-09' }).from).toBe('2026-11-12')
    expect(coveredDays('2026-11-15', '2026-11-12', { firstDoseFrom: '2026-11-09' }).from).toBe('2026-11-15')
    for (const weekday of [null, 1, 2, 3, 4, 5, 6, 7] as const)
      expect(
        (injectionDays(
          { ...coveredDays('2026-11-02', null, { firstDoseFrom: '2026-11-09' }), medicine },
          weekday,
        )[0] as string) >= '2026-11-09',
      ).toBe(true)
  })

  it('never overlaps the previous one, whenever pens are delivered', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(gaps, (days) => {
        let [day, last] = ['2026-01-05', null as Days | null]
        for (const more of days) {
          day = addDays(day, more)
          const next = coveredDays(day, last?.until ?? null, { medicine: 'wegovy' })
          expect(next.from >= day && next.from >= (last?.until ?? '')).toBe(true)
          expect(daysBetween(next.from, next.until)).toBe(28)
          last = next
        }
      }),
    )
  })

  it('has days counted from one', () => {
    const cover = { from: '2026-11-02' }
    expect(['2026-11-01', '2026-11-02', '2026-11-29'].map((today) => cycleDay(cover, today))).toEqual([0, 1, 28])
    expect(checkInOpens(cover)).toBe('2026-11-19')
  })

  it('is current from its first day until another begins', () => {
    const covers = [
      coveredDays('2026-11-02', null, { medicine: 'mounjaro' }),
      coveredDays('2026-11-25', '2026-11-30', { medicine: 'mounjaro' }),
    ]
    expect(supplyPeriodInUse(covers, '2026-11-29').from).toBe('2026-11-02')
    expect(supplyPeriodInUse(covers, '2026-11-30').from).toBe('2026-11-30')
    expect(supplyPeriodInUse(covers, '2026-10-01').from).toBe('2026-11-02')
  })
})

describe('the dispatch of the next pen', () => {
  it.each([
    ['at once where there was none', null, null, null],
    ['from day 21 of the last', '2026-11-02', '2026-10-30', '2026-11-22'],
    ['21 days after the last left, where that is later', '2026-11-02', '2026-11-02', '2026-11-23'],
    ['21 days after one that is still on its way', null, '2026-11-02', '2026-11-23'],
    ['from day 21 where no dispatch is known', '2026-11-02', null, '2026-11-22'],
  ])('%s', (_, coverFrom, dispatchedOn, from) => {
    expect(supplyFrom({ coverFrom, dispatchedOn })).toBe(from)
  })
})

describe('C-11: an open pen', () => {
  const pen = {
    ...coveredDays('2026-11-02', null, { medicine: 'mounjaro' }),
    medicine: 'mounjaro',
    dispatchedOn: '2026-11-01',
    mg: 5,
  } as const

  it('has no dose left after its in-use life, counted from the first reported injection', () => {
    expect(injectionDays(pen, null)).toHaveLength(4)
    const early = { ...pen, firstUsedOn: '2026-10-20' }
    expect(injectionDays(early, null)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
    expect(injectionsLeft([early], null, '2026-11-17')).toEqual([])
    expect(dosesLeft([early], null, '2026-11-10')).toEqual({ inPen: 1, unopenedPens: 0 })
    expect(injectionDays({ ...early, medicine: 'wegovy' }, null)).toHaveLength(4)
    // The thirtieth day is the last one.
    expect(injectionDays({ ...pen, firstUsedOn: '2026-10-25' }, null).at(-1)).toBe('2026-11-23')
    expect(injectionDays({ ...pen, firstUsedOn: '2026-10-24' }, null).at(-1)).toBe('2026-11-16')
  })

  it('lasts until a known day once its first dose is due', () => {
    expect(penUsableUntil(pen, null, '2026-11-01')).toBeNull()
    expect(penUsableUntil(pen, null, '2026-11-02')).toBe('2026-12-01')
    expect(penUsableUntil(pen, 4, '2026-11-04')).toBeNull()
    expect(penUsableUntil(pen, 4, '2026-11-05')).toBe('2026-12-04')
    expect(penUsableUntil({ ...pen, firstUsedOn: '2026-10-30' }, null, '2026-11-05')).toBe('2026-11-28')
  })

  it('lasts long enough for all four doses, whichever weekday they are taken on', () => {
    for (const medicine of ['mounjaro', 'wegovy'] as const)
      for (const weekday of [1, 2, 3, 4, 5, 6, 7] as const) {
        const days = coveredDays('2026-11-04', null, { medicine })
        expect(injectionDays({ ...days, medicine, firstUsedOn: days.from }, weekday)).toHaveLength(4)
      }
  })
})

describe('injections', () => {
  const [first, second] = [
    { ...coveredDays('2026-11-02', null, { medicine }), medicine },
    { ...coveredDays('2026-11-25', '2026-11-30', { medicine }), medicine },
  ]

  it('are due once a week, four per pen', () => {
    expect(injectionDays(first, null)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'])
    expect(lastInjection(first)).toBe('2026-11-23')
    expect(injectionsLeft([first], null, '2026-11-16')).toEqual(['2026-11-16', '2026-11-23'])
    expect(injectionsLeft([first, second], null, '2026-11-24')[0]).toBe('2026-11-30')
  })

  it('are due on their own weekday, within the days of the pen', () => {
    expect(injectionDays(first, 1)[0]).toBe('2026-11-02')
    expect(injectionDays(first, 4)).toEqual(['2026-11-05', '2026-11-12', '2026-11-19', '2026-11-26'])
    expect(injectionDays(first, 7).at(-1)).toBe('2026-11-29')
    expect(injectionDays({ ...coveredDays('2026-11-04', null, { medicine }), medicine }, 2)[0]).toBe('2026-11-10')
    expect(injectionsLeft([first], 4, '2026-11-20')).toEqual(['2026-11-26'])
    expect(dosesLeft([first], 4, '2026-11-23')).toEqual({ inPen: 1, unopenedPens: 0 })
  })

  it.each([
    // Mondays, and it is Tuesday 10 November: the last was yesterday.
    [1, 2, '2026-11-10', true],
    [1, 3, '2026-11-10', true],
    [1, 4, '2026-11-10', false],
    [1, 7, '2026-11-10', false],
    [1, 1, '2026-11-10', false],
    [1, 2, '2026-11-13', false],
    // On the day itself it counts as taken.
    [1, 3, '2026-11-09', true],
    // The same weekday again is no change, also on the day itself.
    [1, 1, '2026-11-09', false],
    // The weekday has not been given so far.
    [null, 3, '2026-11-10', false],
    // None was due yet, and none is left.
    [4, 2, '2026-11-03', false],
    [1, 2, '2027-02-01', false],
  ] as const)('from day %s to day %s of the week on %s is too soon: %s', (from, to, today, isTooSoon) => {
    expect(isDayTooSoon([first, second], from, to, today)).toBe(isTooSoon)
  })

  it('are as close with a first pen as with a later one, and never without a pen', () => {
    expect(isDayTooSoon([first], 1, 2, '2026-11-10')).toBe(true)
    expect(isDayTooSoon([], 1, 2, '2026-11-10')).toBe(false)
  })

  it.each([
    ['2026-11-02', 4, 1],
    ['2026-11-03', 3, 1],
    ['2026-11-24', 0, 1],
    ['2026-11-30', 4, 0],
    ['2027-01-01', 0, 0],
  ])('are left on %s: %i in the pen, %i pens', (today, inPen, unopenedPens) => {
    expect(dosesLeft([first, second], null, today)).toEqual({ inPen, unopenedPens })
  })

  it.each([
    [-3, 0],
    [7, 0],
    [8, 1],
    [14, 1],
    [15, 2],
    [22, 3],
  ])('after %i days without one, %i are missed', (days, missed) => {
    expect(missedInDays(medicine, days)).toBe(missed)
  })

  it('that were missed can be taken late for as long as the leaflet says', () => {
    expect(takenUntil('wegovy', '2026-11-02')).toBe('2026-11-07')
    expect(takenUntil('mounjaro', '2026-11-02')).toBe('2026-11-06')
    expect([leastDaysApart('mounjaro'), leastDaysApart('wegovy')]).toEqual([3, null])
    // The last day for a missed dose leaves the minimum number of days before the next.
    expect(daysBetween(takenUntil('mounjaro', '2026-11-02'), '2026-11-09')).toBe(3)
  })

  it('end one or two months before trying for a baby', () => {
    expect([stopMonths('wegovy'), stopMonths('mounjaro')]).toEqual([2, 1])
    expect(mayTryFrom('wegovy', '2026-12-31')).toBe('2027-02-28')
    expect(mayTryFrom('mounjaro', '2026-11-23')).toBe('2026-12-23')
  })
})
