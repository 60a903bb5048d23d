import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appFeatures } from '#content/site/app.ts'
import { careFeatures } from '#content/site/care-features.ts'
import { placeAfter, rotateEvery } from '#web/kit/ui/rotation.ts'
import { rotationMs } from './rotation-intervals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Which one is in front at each of these moments. */
function inFrontAt(moments: readonly number[], intervalMs: number, count: number) {
  let turns = 0
  const end = rotateEvery(
    intervalMs,
    () => turns++,
    () => false,
  )
  let passed = 0
  const seen = moments.map((moment) => {
    vi.advanceTimersByTime(moment - passed)
    passed = moment
    return placeAfter(turns, count)
  })
  end()
  return seen
}

test('HM-03 the diagram shows its five features for five seconds each, and begins again', () => {
  const moments = [4_999, 5_000, 9_999, 10_000, 15_000, 20_000, 25_000]
  expect(inFrontAt(moments, rotationMs.care, careFeatures.length)).toEqual([0, 1, 1, 2, 3, 4, 0])
})

test('HM-07 the app shows its five features for four seconds each, and begins again', () => {
  const moments = [3_999, 4_000, 7_999, 8_000, 12_000, 16_000, 20_000]
  expect(inFrontAt(moments, rotationMs.app, appFeatures.length)).toEqual([0, 1, 1, 2, 3, 4, 0])
})
