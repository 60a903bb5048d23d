import { expect, it } from 'vitest'
import { minuteMs } from '../calendar/durations.ts'
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
  expect(isLate(null, minuteMs, 0)).toBe(true)
  expect(isLate(0, minuteMs, 4 * minuteMs)).toBe(false)
  expect(isLate(0, minuteMs, 4 * minuteMs + 1)).toBe(true)
  expect(isLate(90 * minuteMs, minuteMs, 94 * minuteMs)).toBe(false)
})
