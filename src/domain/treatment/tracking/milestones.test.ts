import { describe, expect, it } from 'vitest'
import { weightDoubt } from './doubts.ts'
import { milestonesOf, startOf } from './milestones.ts'

const line = (...values: readonly (readonly [day: string, kg: number])[]) =>
  values.map(([day, value]) => ({ on: `2026-03-${day}`, value }))

describe('what the trend has reached', () => {
  it('is counted from the day treatment began, not from a lower weight before it', () => {
    const course = line(['01', 90], ['08', 100], ['22', 94])
    expect(startOf(course, '2026-03-08')).toEqual({ on: '2026-03-08', value: 100 })
    expect(milestonesOf(course, { startedOn: '2026-03-08', lowestKg: 60 })).toEqual([{ percent: 5, on: '2026-03-22' }])
  })

  it('begins at the first weight where no treatment has begun', () => {
    expect(startOf(line(['01', 100], ['08', 96]), null)).toEqual({ on: '2026-03-01', value: 100 })
    expect(startOf([], null)).toBeNull()
  })

  it('counts a weight that is exactly a twentieth lower, also where that is the lowest that is marked', () => {
    const course = line(['01', 100], ['22', 95])
    expect(milestonesOf(course, { startedOn: null, lowestKg: 95 })).toEqual([{ percent: 5, on: '2026-03-22' }])
    expect(milestonesOf(course, { startedOn: null, lowestKg: 95.1 })).toEqual([])
  })
})

describe('a weight that is logged', () => {
  const last = (kg: number) => ({ on: '2026-03-01', kg })

  it.each([
    ['four per cent from the last of the same day: nothing is asked', 104, last(100), null],
    ['typed in kilograms where pounds were meant', 40, last(88.2), { is: 'slip', meantKg: 88.2 }],
    ['with the point one place too far left, and far from the last', 8.5, last(100), { is: 'slip', meantKg: 85 }],
    ['that is nothing at all', 0.001, last(100), { is: 'outside' }],
  ] as const)('%s', (_, kg, known, doubt) => expect(weightDoubt(kg, '2026-03-01', known)).toEqual(doubt))
})
