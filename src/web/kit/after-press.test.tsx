import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPress } from './after-press.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const pointer = (type: string, pointerType: 'mouse' | 'touch') =>
  window.dispatchEvent(Object.assign(new Event(type), { pointerType }))

test('with nothing pressed it is done at once', () => {
  const done = vi.fn()
  afterPress(done)
  expect(done).toHaveBeenCalledOnce()
})

test('what a mouse is pressing waits for its release, and is done after the click that comes with it', () => {
  const done = vi.fn()
  pointer('pointerdown', 'mouse')
  afterPress(done)
  vi.advanceTimersByTime(5_000)
  pointer('pointerup', 'mouse')
  window.dispatchEvent(new Event('click'))
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(done).toHaveBeenCalledOnce()
})

test('a finger takes focus and clicks after it was lifted: both are waited for', () => {
  const done = vi.fn()
  pointer('pointerdown', 'touch')
  pointer('pointerup', 'touch')
  vi.advanceTimersByTime(100)
  afterPress(done)
  vi.advanceTimersByTime(100)
  expect(done).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('click'))
  vi.advanceTimersByTime(0)
  expect(done).toHaveBeenCalledOnce()
})

test.each([
  ['pressed too long to be a click', 'pointerup', 350],
  ['scrolled the page', 'pointercancel', 0],
])('a finger that %s is not waited for in vain', (_, ended, ms) => {
  const done = vi.fn()
  pointer('pointerdown', 'touch')
  afterPress(done)
  pointer(ended, 'touch')
  vi.advanceTimersByTime(ms)
  expect(done).toHaveBeenCalledOnce()
})
