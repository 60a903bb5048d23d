import { describe, expect, test } from 'vitest'
import { minuteMs } from '#domain/calendar/durations.ts'
import { formatTimeLeft, minutesToTell, msLeft, shareLeft } from './countdown.ts'

describe('R-18 the time that is left', () => {
  test.each([
    [15 * minuteMs, '15:00'],
    [14 * minuteMs + 31_001, '14:32'],
    [61_000, '1:01'],
    [59_999, '1:00'],
    [1, '0:01'],
    [0, '0:00'],
  ])('%i ms are written %s', (ms, written) => expect(formatTimeLeft(ms)).toBe(written))

  test('is never less than nothing, nor more than a hold lasts', () => {
    expect(msLeft(1_000, 2_000)).toBe(0)
    expect(msLeft(5 * minuteMs, 0)).toBe(5 * minuteMs)
    expect(msLeft(40 * minuteMs, 0)).toBe(15 * minuteMs)
    expect(shareLeft(msLeft(40 * minuteMs, 0))).toBe(1)
  })

  test.each([
    [15 * minuteMs, null],
    [10 * minuteMs, 10],
    [6 * minuteMs, 10],
    [5 * minuteMs, 5],
    [90_000, 2],
    [30_000, 1],
  ])('with %i ms left, readers are told %s', (ms, minutes) => expect(minutesToTell(ms)).toBe(minutes))
})
