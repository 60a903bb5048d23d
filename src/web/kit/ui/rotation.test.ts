import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { placeAfter, rotateEvery, turnsTo } from './rotation.ts'

describe('what turns by itself', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('turns once at each interval, not a moment before, and not after its end', () => {
    const advance = vi.fn()
    const end = rotateEvery(5_000, advance, () => false)
    vi.advanceTimersByTime(4_999)
    expect(advance).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(advance).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(20_000)
    expect(advance).toHaveBeenCalledTimes(5)
    end()
    vi.advanceTimersByTime(20_000)
    expect(advance).toHaveBeenCalledTimes(5)
  })

  test('waits while nobody can see the page', () => {
    const advance = vi.fn()
    let isUnseen = true
    rotateEvery(4_000, advance, () => isUnseen)
    vi.advanceTimersByTime(40_000)
    expect(advance).not.toHaveBeenCalled()
    isUnseen = false
    vi.advanceTimersByTime(4_000)
    expect(advance).toHaveBeenCalledTimes(1)
  })
})

describe('turns', () => {
  test('come round after the last', () => {
    expect([0, 1, 4, 5, 11, -1].map((turns) => placeAfter(turns, 5))).toEqual([0, 1, 4, 0, 1, 4])
  })

  test('reach any place by the shorter way round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(8), fc.integer({ min: -50, max: 50 }), (count, nth, turns) => {
        const place = nth % count
        const reached = turnsTo(place, turns, count)
        expect(placeAfter(reached, count)).toBe(place)
        expect(Math.abs(reached - turns)).toBeLessThanOrEqual(count / 2)
      }),
    )
  })
})
