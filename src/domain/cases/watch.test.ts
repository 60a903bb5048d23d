import { expect, it } from 'vitest'
import { inWatchOrder, isLate } from './watch.ts'

it('the gravest stands first, and of those the oldest', () => {
  const rows = [
    { severity: 'low', since: '2026-03-01T00:00:00Z' },
    { severity: 'urgent', since: '2026-03-02T00:00:00Z' },
    { severity: 'high', since: '2026-03-01T00:00:00Z' },
    { severity: 'urgent', since: '2026-03-01T00:00:00Z' },
  ] as const
  expect(inWatchOrder(rows).map(({ severity, since }) => `${severity} ${since.slice(8, 10)}`)).toEqual([
    'urgent 01',
    'urgent 02',
    'high 01',
    'low 01',
  ])
})

it('a job is late when it has missed two turns and some', () => {
  const minute = 60_000
  expect(isLate(null, minute, 0)).toBe(true)
  expect(isLate(0, minute, 4 * minute)).toBe(false)
  expect(isLate(0, minute, 4 * minute + 1)).toBe(true)
  expect(isLate(90 * minute, minute, 94 * minute)).toBe(false)
})
