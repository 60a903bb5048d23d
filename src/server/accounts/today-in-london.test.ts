import { expect, it } from 'vitest'
import { todayInLondon } from './today-in-london.ts'

it.each([
  ['2026-01-15T23:59:59Z', { year: 2026, month: 1, day: 15 }],
  ['2026-06-15T22:59:59Z', { year: 2026, month: 6, day: 15 }],
  ['2026-06-15T23:00:00Z', { year: 2026, month: 6, day: 16 }],
  ['2026-12-31T23:59:59Z', { year: 2026, month: 12, day: 31 }],
])('OS-06 at %s it is %j', (now, day) => {
  expect(todayInLondon(new Date(now))).toEqual(day)
})
