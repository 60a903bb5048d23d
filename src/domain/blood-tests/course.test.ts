import { describe, expect, it } from 'vitest'
import { drawCourse, valuesOf } from './course.ts'
import type { BloodResult } from './results.ts'

const sample = (takenOn: string, value: number | null, more: Partial<BloodResult> = {}) => ({
  takenOn,
  results: [
    { test: 'hba1c', value, than: null, low: null, high: 41, mark: null, unread: null, ...more } as BloodResult,
  ],
})

describe('the course of a value', () => {
  it('has what was read, the oldest first', () => {
    const samples = [sample('2026-06-01', 40), sample('2026-03-01', 44), sample('2026-09-01', null, { unread: 'unit' })]
    expect(valuesOf(samples, 'hba1c').map(({ on, result }) => [on, result.value])).toEqual([
      ['2026-03-01', 44],
      ['2026-06-01', 40],
    ])
    expect(valuesOf(samples, 'alt')).toEqual([])
  })

  it('is drawn from left to right, higher values above, with the range of the last', () => {
    const drawing = drawCourse(valuesOf([sample('2026-03-01', 44), sample('2026-06-01', 40)], 'hba1c'))
    const [first, last] = drawing?.points ?? []
    expect((first?.x ?? 0) < (last?.x ?? 0)).toBe(true)
    expect((first?.y ?? 0) < (last?.y ?? 0)).toBe(true)
    const { band, height = 0 } = drawing ?? {}
    expect((band?.y ?? 0) + (band?.height ?? 0)).toBe(height)
    expect(band?.y).toBeGreaterThan(first?.y ?? 0)
    expect(band?.y).toBeLessThan(last?.y ?? 0)
  })

  it('is not drawn for one value, and is drawn for values that are all the same', () => {
    expect(drawCourse(valuesOf([sample('2026-03-01', 44)], 'hba1c'))).toBeNull()
    const same = drawCourse(
      valuesOf([sample('2026-03-01', 0, { high: null }), sample('2026-03-01', 0, { high: null })], 'hba1c'),
    )
    expect(same?.points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
    expect(same?.band).toBeNull()
  })
})
