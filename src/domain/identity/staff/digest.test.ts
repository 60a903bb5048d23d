import { expect, it } from 'vitest'
import { hourMs } from '../../calendar/durations.ts'
import { isDigestDue } from './digest.ts'

it('a digest comes every hour, every day or never', () => {
  expect(isDigestDue('off', 0, 100 * hourMs)).toBe(false)
  expect([hourMs - 1, hourMs].map((now) => isDigestDue('hourly', 0, now))).toEqual([false, true])
  expect([24 * hourMs - 1, 24 * hourMs].map((now) => isDigestDue('daily', 0, now))).toEqual([false, true])
})
