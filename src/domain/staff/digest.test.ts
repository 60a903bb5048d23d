import { expect, it } from 'vitest'
import { isDigestDue } from './digest.ts'

const hour = 3_600_000

it('a digest comes every hour or every day, or not at all', () => {
  expect(isDigestDue('off', 0, 100 * hour)).toBe(false)
  expect([hour - 1, hour].map((now) => isDigestDue('hourly', 0, now))).toEqual([false, true])
  expect([24 * hour - 1, 24 * hour].map((now) => isDigestDue('daily', 0, now))).toEqual([false, true])
})
