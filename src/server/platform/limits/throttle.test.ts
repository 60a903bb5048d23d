import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createThrottle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets through as many as it may in a window, says how long to wait, and then lets through again', () => {
  const throttle = createThrottle({ most: 2, windowMs: 60_000 })
  expect([throttle.begin('a'), throttle.begin('a'), throttle.begin('b')]).toEqual([null, null, null])
  vi.advanceTimersByTime(20_000)
  expect([throttle.begin('a'), throttle.begin('b')]).toEqual([40, null])
  vi.advanceTimersByTime(40_000)
  expect(throttle.begin('a')).toBeNull()
})

it('forgets every key once its window is over, also when nobody calls', () => {
  const throttle = createThrottle({ most: 2, windowMs: 60_000 })
  throttle.begin('198.51.100.7')
  vi.advanceTimersByTime(30_000)
  throttle.begin('198.51.100.8')
  expect(throttle.size()).toBe(2)
  vi.advanceTimersByTime(60_000)
  expect(throttle.size()).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(throttle.size()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
