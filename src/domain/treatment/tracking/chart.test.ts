import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../appointments/calendar.ts'
import { dayTicks, weightTicks } from './chart-ticks.ts'
import { doseBars, doseOn } from './dose-bars.ts'
import { milestonesOf, startOf } from './milestones.ts'
import { smoothCurve } from './smooth-curve.ts'
import { trendOf, trendOn } from './trend.ts'
import { weightUnits } from './units.ts'

const aDay = (days: number) => addDays('2026-01-01', days)
const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 60 })
const aLine = fc
  .tuple(someDays, fc.array(fc.double({ min: 40, max: 200, noNaN: true }), { minLength: 60, maxLength: 60 }))
  .map(([days, kilograms]) =>
    trendOf(
      days
        .toSorted((one, other) => one - other)
        .map((day, place) => ({ on: aDay(day), value: kilograms[place] ?? 80 })),
    ),
  )

describe('ticks of weight', () => {
  it.each([
    ['kg', 83.2, 91.7, ['84', '86', '88', '90']],
    ['lbs', 83.2, 91.7, ['185', '190', '195', '200']],
    ['st-lb', 83.2, 96, ['13 st 7', '14 st', '14 st 7', '15 st']],
    ['st-lb', 83.2, 112, ['14 st', '15 st', '16 st', '17 st']],
  ] as const)('in %s from %d to %d kg are round', (unit, least, most, labels) => {
    expect(weightTicks(unit, least, most).map(({ label }) => label)).toEqual(labels)
  })

  it('lie within the range, in order, and are few', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...weightUnits),
        fc.double({ min: 30, max: 350, noNaN: true }),
        fc.double({ min: 1, max: 300, noNaN: true }),
        (unit, least, range) => {
          const ticks = weightTicks(unit, least, least + range).map(({ kg }) => kg)
          expect(ticks.length).toBeLessThanOrEqual(6)
          expect(ticks).toEqual(ticks.toSorted((one, other) => one - other))
          for (const kg of ticks) expect(kg >= least - 1e-9 && kg <= least + range + 1e-9).toBe(true)
        },
      ),
    )
  })
})

describe('ticks of days', () => {
  it.each([
    ['2026-11-10', '2026-11-16', 4, ['10 Nov', '12 Nov', '14 Nov', '16 Nov']],
    ['2026-10-17', '2026-11-16', 5, ['19 Oct', '26 Oct', '2 Nov', '9 Nov', '16 Nov']],
    ['2026-08-17', '2026-11-16', 5, ['Sept', 'Oct', 'Nov']],
    ['2025-08-17', '2026-11-16', 5, ['Oct', '2026', 'Apr', 'Jul', 'Oct']],
    ['2019-08-17', '2026-11-16', 4, ['2020', '2022', '2024', '2026']],
  ] as const)('from %s to %s, %d at most', (from, to, most, labels) => {
    expect(dayTicks(from, to, most).map(({ label }) => label)).toEqual(labels)
  })

  it('lie within the range, in order, and there is always one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000 }),
        fc.integer({ min: 0, max: 9_000 }),
        fc.integer({ min: 1, max: 9 }),
        (start, length, most) => {
          const [from, to] = [aDay(start), aDay(start + length)]
          const ticks = dayTicks(from, to, most).map(({ on }) => on)
          expect(ticks.length >= 1 && ticks.length <= most).toBe(true)
          expect(ticks).toEqual(ticks.toSorted())
          for (const on of ticks) expect(on >= from && on <= to).toBe(true)
        },
      ),
    )
  })
})

describe('bars of doses', () => {
  const sent = (day: number, dose: string, medicine = 'Wegovy') => ({ on: aDay(day), dose, medicine })

  it('join pens of one dose, step up with the dose, and leave a break open', () => {
    const bars = doseBars([sent(0, '0.25mg'), sent(25, '0.25mg'), sent(50, '0.5mg'), sent(150, '0.5mg')])
    expect(bars).toEqual([
      { medicine: 'Wegovy', dose: '0.25 mg', from: aDay(0), until: aDay(50), level: 0.5 },
      { medicine: 'Wegovy', dose: '0.5 mg', from: aDay(50), until: aDay(78), level: 1 },
      { medicine: 'Wegovy', dose: '0.5 mg', from: aDay(150), until: aDay(178), level: 1 },
    ])
    expect(doseOn(bars, aDay(49))?.dose).toBe('0.25 mg')
    expect(doseOn(bars, aDay(100))).toBeNull()
  })

  it('go on over a late pen, and are measured by each medicine alone', () => {
    const bars = doseBars([sent(0, '2.4mg'), sent(40, '2.5mg', 'Mounjaro'), sent(82, '5mg', 'Mounjaro')])
    expect(bars.map(({ until, level }) => [until, level])).toEqual([
      [aDay(40), 1],
      [aDay(82), 0.5],
      [aDay(110), 1],
    ])
  })

  it('of another medicine with as many milligrams are bars of their own', () => {
    const bars = doseBars([sent(0, '2.5mg', 'Wegovy'), sent(28, '2.5mg', 'Mounjaro')])
    expect(bars.map(({ medicine }) => medicine)).toEqual(['Wegovy', 'Mounjaro'])
  })

  it('are as high as their place among the doses that were sent, in whatever order they were', () => {
    const bars = doseBars([sent(0, '7.5mg'), sent(28, '2.5mg'), sent(56, '10mg'), sent(84, '5mg')])
    expect(bars.map(({ level }) => level)).toEqual([0.75, 0.25, 1, 0.5])
  })

  it('begin on their first day, and end before the day after their last', () => {
    const bars = doseBars([sent(0, '2.5mg')])
    expect([doseOn(bars, aDay(0)), doseOn(bars, aDay(27))]).toEqual([bars[0], bars[0]])
    expect([doseOn(bars, aDay(-1)), doseOn(bars, aDay(28))]).toEqual([null, null])
  })

  it('never overlap', () => {
    const pens = fc.array(fc.tuple(fc.nat(900), fc.constantFrom('2.5mg', '5mg', '7.5mg')), { maxLength: 30 })
    fc.assert(
      fc.property(pens, (some) => {
        const bars = doseBars(some.map(([day, dose]) => sent(day, dose)))
        for (const [place, { from, until, level }] of bars.entries()) {
          expect(from < until && level > 0 && level <= 1).toBe(true)
          expect(until <= (bars[place + 1]?.from ?? '9999')).toBe(true)
        }
      }),
    )
  })
})

describe('milestones', () => {
  const at = (day: number, value: number) => ({ on: aDay(day), value })

  it('count from the start of treatment, one for each five per cent', () => {
    const line = [at(0, 110), at(10, 100), at(40, 96), at(50, 94), at(90, 89), at(99, 93)]
    expect(startOf(line, aDay(12))).toEqual(at(10, 100))
    expect(milestonesOf(line, { startedOn: aDay(12), lowestKg: 60 })).toEqual([
      { percent: 5, on: aDay(50) },
      { percent: 10, on: aDay(90) },
    ])
    expect(milestonesOf(line, { startedOn: aDay(12), lowestKg: 92 })).toEqual([{ percent: 5, on: aDay(50) }])
    expect(milestonesOf(line, { startedOn: null, lowestKg: 0 })[0]).toEqual({ percent: 5, on: aDay(10) })
    expect(milestonesOf([], { startedOn: null, lowestKg: 0 })).toEqual([])
  })

  it('are in order, and each is the first day on which the trend was that low', () => {
    fc.assert(
      fc.property(aLine, (line) => {
        const start = startOf(line, null)?.value ?? 0
        const found = milestonesOf(line, { startedOn: null, lowestKg: 0 })
        for (const [place, { percent, on }] of found.entries()) {
          expect(percent).toBe((place + 1) * 5)
          const isReached = ({ value }: { value: number }) => value <= start * (1 - percent / 100)
          expect(line.find(isReached)?.on).toBe(on)
        }
      }),
    )
  })
})

describe('the curve', () => {
  it('goes through its points and never beyond the two it joins', () => {
    fc.assert(
      fc.property(aLine, (line) => {
        const points = line.map(({ on, value }) => ({ x: Date.parse(on) / 86_400_000, y: value }))
        const pieces = smoothCurve(points)
        expect(pieces.map(({ to }) => to)).toEqual(points.slice(1))
        for (const [place, { bends, to }] of pieces.entries()) {
          const from = points[place] ?? to
          for (const { y } of bends) {
            expect(y).toBeGreaterThanOrEqual(Math.min(from.y, to.y) - 1e-6)
            expect(y).toBeLessThanOrEqual(Math.max(from.y, to.y) + 1e-6)
          }
        }
      }),
    )
    expect(smoothCurve([])).toEqual([])
  })

  it('bends as Steffen’s method says, by what is on either side of each point', () => {
    const rounded = (points: Parameters<typeof smoothCurve>[0]) =>
      smoothCurve(points).map(({ bends }) => bends.map(({ x, y }) => [Number(x.toFixed(4)), Number(y.toFixed(4))]))
    const straight = [
      { x: 2, y: 1 },
      { x: 5, y: 7 },
    ]
    expect(rounded(straight)).toEqual([
      [
        [3, 3],
        [4, 5],
      ],
    ])
    // Slopes 1 and 0.5: 0.8333 between them, 1.0833 and 0.3333 at the ends.
    const bent = [
      { x: 10, y: 0 },
      { x: 11, y: 1 },
      { x: 13, y: 2 },
    ]
    expect(rounded(bent)).toEqual([
      [
        [10.3333, 0.3611],
        [10.6667, 0.7222],
      ],
      [
        [11.6667, 1.5556],
        [12.3333, 1.7778],
      ],
    ])
    // Steep after flat: never more than twice the flatter of the two.
    const steep = [
      { x: 0, y: 0 },
      { x: 6, y: -6 },
      { x: 7, y: -16 },
    ]
    expect(rounded(steep)[0]?.[1]).toEqual([4, -2])
    // A turn is level.
    const turn = [
      { x: 0, y: 0 },
      { x: 3, y: 3 },
      { x: 6, y: 0 },
    ]
    expect(rounded(turn)[0]?.[1]).toEqual([2, 3])
    expect(smoothCurve([{ x: 1, y: 1 }])).toEqual([])
  })

  it('is known on days between its points', () => {
    const line = [
      { on: aDay(0), value: 90 },
      { on: aDay(10), value: 80 },
    ]
    expect([0, 5, 10].map((day) => trendOn(line, aDay(day)))).toEqual([90, 85, 80])
    expect([trendOn(line, aDay(-1)), trendOn(line, aDay(11)), trendOn([], aDay(0))]).toEqual([null, null, null])
  })
})
