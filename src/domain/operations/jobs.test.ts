import { expect, it } from 'vitest'
import { minuteMs, secondMs } from '../calendar/durations.ts'
import { jobTrouble, nextTurnOf } from './job-trouble.ts'
import { isToRenew, leaseMsOf, nextTurnAt, usualPace } from './turns.ts'

it.each([
  [secondMs, 15 * secondMs],
  [5 * secondMs, 15 * secondMs],
  [20 * secondMs, minuteMs],
  [minuteMs, 3 * minuteMs],
  [60 * minuteMs, 3 * minuteMs],
])('a job of every %d ms is leased for %d ms', (everyMs, leaseMs) => {
  expect(leaseMsOf(everyMs, usualPace)).toBe(leaseMs)
})

it('an urgent job is taken over within twenty seconds of a crash', () => {
  expect(leaseMsOf(5 * secondMs, usualPace) + usualPace.upkeepMs).toBeLessThanOrEqual(20 * secondMs)
})

it('a lease is renewed after a third of its time, so that two attempts may fail', () => {
  expect([4_999, 5_000].map((now) => isToRenew(0, 15_000, now))).toEqual([false, true])
  expect(usualPace.upkeepMs).toBeLessThanOrEqual(usualPace.shortestLeaseMs / 3)
})

it.each([
  [0, 1],
  [0.2, 1],
  [1, 1],
  [1.01, 2],
  [7.5, 8],
])('a run that took %d periods is followed by the one after %d', (took, next) => {
  expect(nextTurnAt(100, 100 + took * minuteMs, minuteMs)).toBe(100 + next * minuteMs)
})

const done = { everyMs: minuteMs, doneAt: 0, failedAt: null, unheldMs: null }

it.each([
  ['done in its time', done, minuteMs, null],
  ['failed since it was done', { ...done, failedAt: 1 }, minuteMs, 'fails'],
  ['failed before it was done', { ...done, doneAt: 2, failedAt: 1 }, minuteMs, null],
  ['failed and never done', { ...done, doneAt: null, failedAt: 1 }, 2, 'fails'],
  ['late', done, 4 * minuteMs + 1, 'late'],
  ['just handed over', { ...done, unheldMs: minuteMs }, minuteMs, null],
  ['nobody’s', { ...done, unheldMs: minuteMs + 1 }, minuteMs, 'nobody'],
  ['nobody’s and late', { ...done, unheldMs: 10 * minuteMs }, 10 * minuteMs, 'late'],
] as const)('a job that is %s', (_, turns, now, trouble) => {
  expect(jobTrouble(turns, now)).toBe(trouble)
})

it('the next run is a period after the last, if a process holds the job', () => {
  expect(nextTurnOf({ ...done, doneAt: 5, failedAt: 7 })).toBe(minuteMs + 7)
  expect(nextTurnOf({ ...done, doneAt: 5, unheldMs: 0 })).toBeNull()
  expect(nextTurnOf({ ...done, doneAt: null })).toBeNull()
})
