import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dateAndTimeOf, dayOf, timeOf, toTheSecond, weekdayAndTimeOf } from './format-date.ts'

// A laptop that came back from a conference.
beforeEach(() => vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => vi.unstubAllEnvs())

it('a moment is told by London’s clocks, wherever the computer believes to be', () => {
  const lateInSummer = '2026-07-31T23:30:09.000Z'
  expect(new Date(lateInSummer).getHours()).toBe(19)
  expect(timeOf(lateInSummer)).toBe('00:30')
  expect(dayOf(lateInSummer)).toBe('1 Aug')
  expect(weekdayAndTimeOf(lateInSummer)).toBe('Sat 1 Aug, 00:30')
  expect(dateAndTimeOf(lateInSummer)).toBe('1 Aug 2026, 00:30')
  expect(toTheSecond(lateInSummer)).toBe('1 Aug 2026, 00:30:09')
})
