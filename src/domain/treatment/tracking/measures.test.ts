import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../appointments/calendar.ts'
import { type KnownWeight, weightDoubt } from './doubts.ts'
import { formatDifference, formatWeight } from './format.ts'
import { isMeasure, logProblem, type Measure, rounded } from './measures.ts'
import { enoughFrom, trendOf } from './trend.ts'
import { changeOverWeeks, oncePerWeek } from './trend-change.ts'

const today = '2026-11-16'

describe('a logged measurement', () => {
  it.each<[Measure, string, number, ReturnType<typeof logProblem>]>([
    ['weight', today, 85, null],
    ['weight', '2026-11-17', 85, 'to come'],
    ['weight', '1999-12-31', 85, 'too long ago'],
    ['weight', '2000-01-01', 85, null],
    ['weight', '2026-02-29', 85, 'no such day'],
    ['weight', '2024-02-29', 85, null],
    ['weight', '16/11/2026', 85, 'no such day'],
    ['weight', today, 34.99, 'outside'],
    ['weight', today, 350, null],
    ['weight', today, 350.01, 'outside'],
    ['waist', today, 39, 'outside'],
    ['waist', today, 40, null],
    ['body_fat', today, 75, null],
    ['body_fat', today, 76, 'outside'],
    ['water', today, 0, null],
    ['water', today, 41, 'outside'],
    ['moved', today, 1, null],
    ['moved', today, 2, 'outside'],
  ])('%s on %s of %d: %s', (measure, on, value, problem) =>
    expect(logProblem({ measure, on, value }, today)).toBe(problem),
  )

  it('has a known kind, and as many decimals as it needs', () => {
    expect([isMeasure('weight'), isMeasure('slept'), isMeasure('mood')]).toEqual([true, true, false])
    expect([rounded('weight', 85.456), rounded('body_fat', 31.119), rounded('water', 3.4)]).toEqual([85.46, 31.12, 3])
  })
})

describe('a weight', () => {
  const last: KnownWeight = { on: '2026-11-09', kg: 85 }
  it.each<[string, number, KnownWeight | null, ReturnType<typeof weightDoubt>]>([
    ['like the last is kept', 84.3, last, null],
    ['of 8.5 was 85', 8.5, last, { is: 'slip', meantKg: 85 }],
    ['of 8.5 was 85, also the first time', 8.5, null, { is: 'slip', meantKg: 85 }],
    ['of 850 was 85', 850, last, { is: 'slip', meantKg: 85 }],
    ['of 187 was in pounds', 187, last, { is: 'slip', meantKg: 84.8 }],
    ['of 13.4 was in stones', 13.4, last, { is: 'slip', meantKg: 85.1 }],
    ['that nobody has is outside', 2, null, { is: 'outside' }],
    ['that nobody has, near nothing, is outside', 2, last, { is: 'outside' }],
    ['far from the last is asked about', 65, last, { is: 'far', lastKg: 85, lastOn: '2026-11-09' }],
    [
      'a little too far is asked about, and not taken for another',
      78,
      last,
      { is: 'far', lastKg: 85, lastOn: '2026-11-09' },
    ],
    ['the first time is kept', 65, null, null],
    ['after a year may be far', 65, { on: '2025-11-16', kg: 85 }, null],
    ['before the last may be far too', 95, { on: '2027-11-16', kg: 85 }, null],
    ['at the edge of the usual is kept', 85 * 1.055, last, null],
    ['beyond the edge is asked about', 85 * 1.056, last, { is: 'far', lastKg: 85, lastOn: '2026-11-09' }],
  ])('%s', (_, kg, known, doubt) => expect(weightDoubt(kg, today, known)).toEqual(doubt))

  it('is never replaced by an implausible one', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 2_000, noNaN: true }),
        fc.double({ min: 35, max: 350, noNaN: true }),
        (kg, lastKg) => {
          const doubt = weightDoubt(kg, today, { on: today, kg: lastKg })
          if (doubt?.is === 'slip') expect(doubt.meantKg >= 35 && doubt.meantKg <= 350).toBe(true)
          if (doubt === null) expect(kg >= 35 && kg <= 350).toBe(true)
        },
      ),
    )
  })

  it.each([
    [85.44, 'kg', '85.4 kg', '85.4 kg'],
    [85, 'lbs', '187.4 lb', '187.4 lb'],
    [85, 'st-lb', '13 st 5.4 lb', '187.4 lb'],
    [88.9, 'st-lb', '13 st 14.0 lb', '196.0 lb'],
  ] as const)('of %d kg in %s is written %s', (kg, unit, whole, difference) => {
    expect(formatWeight(kg, unit)).toBe(whole === '13 st 14.0 lb' ? '14 st 0.0 lb' : whole)
    expect(formatDifference(kg, unit)).toBe(difference)
  })
})

describe('the trend line through weights', () => {
  it('is the same from a given day on without much older values', () => {
    const weights = Array.from({ length: 900 }, (_, day): [string, number] => [
      addDays('2024-01-01', day),
      80 + 20 * Math.exp(-day / 100) + Math.sin(day * 7.3),
    ])
    const lineOf = (some: readonly (readonly [string, number])[]) => trendOf(some.map(([on, value]) => ({ on, value })))
    const from = addDays('2024-01-01', 700)
    const enough = enoughFrom(weights, from)
    expect(enough.length).toBe(465)
    const shownOf = (line: ReturnType<typeof lineOf>) => line.filter(({ on }) => on >= from)
    const [all, some] = [shownOf(lineOf(weights)), shownOf(lineOf(enough))]
    expect(all).toHaveLength(200)
    for (const [place, { value }] of some.entries()) expect(value).toBeCloseTo(all[place]?.value ?? 0, 10)
    expect(enoughFrom(weights, '2040-01-01')).toEqual([])
    expect(enoughFrom(weights, '2024-01-02')).toEqual(weights)
  })

  it('is shown once a week by the last value of each seven days', () => {
    const value = (day: number) => ({ on: addDays('2026-03-01', day), value: day })
    expect(oncePerWeek([])).toEqual([])
    expect(oncePerWeek([value(0)])).toEqual([value(0)])
    expect(oncePerWeek([0, 3, 6, 7, 13, 14, 30].map(value))).toEqual([6, 13, 14, 30].map(value))
  })

  it('begins at the first value, goes half way in five days, and the rest later', () => {
    expect(trendOf([])).toEqual([])
    const line = trendOf([
      { on: '2026-01-01', value: 90 },
      { on: '2026-01-06', value: 80 },
      { on: '2026-03-06', value: 80 },
    ])
    expect(line.map(({ value }) => Math.round(value * 10) / 10)).toEqual([90, 85, 80])
  })

  it('never leaves the range of the values', () => {
    const values = fc.array(fc.double({ min: 40, max: 200, noNaN: true }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(values, (kilograms) => {
        const days = kilograms.map((value, day) => ({
          on: `2026-01-${String((day % 28) + 1).padStart(2, '0')}`,
          value,
        }))
        const sorted = days.toSorted((one, other) => one.on.localeCompare(other.on))
        for (const { value } of trendOf(sorted)) {
          expect(value).toBeGreaterThanOrEqual(Math.min(...kilograms) - 1e-9)
          expect(value).toBeLessThanOrEqual(Math.max(...kilograms) + 1e-9)
        }
      }),
    )
  })

  it('gives its change over four weeks, from a week on', () => {
    const at = (on: string, value: number) => ({ on, value })
    expect(changeOverWeeks([])).toBeNull()
    expect(changeOverWeeks([at('2026-01-01', 90), at('2026-01-07', 89)])).toBeNull()
    expect(changeOverWeeks([at('2026-01-01', 90), at('2026-01-08', 89)])).toBe(1)
    const long = [at('2025-01-01', 120), at('2026-01-01', 90), at('2026-01-29', 87)]
    expect(changeOverWeeks(long)).toBe(3)
  })
})
