import { expect, it } from 'vitest'
import { jobTrouble, nextTurnOf } from './job-trouble.ts'
import { isToRenew, leaseMsOf, nextTurnAt, usualPace } from './turns.ts'

const second = 1_000
const minute = 60 * second

it.each([
  [second, 15 * second],
  [5 * second, 15 * second],
  [20 * second, minute],
  [minute, 3 * minute],
  [60 * minute, 3 * minute],
])('a job of every %d ms is held for %d ms', (everyMs, leaseMs) => {
  expect(leaseMsOf(everyMs, usualPace)).toBe(leaseMs)
})

it('what cannot wait is taken over within twenty seconds of a death', () => {
  expect(leaseMsOf(5 * second, usualPace) + usualPace.upkeepMs).toBeLessThanOrEqual(20 * second)
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
])('a turn that took %d periods is followed by the one after %d', (took, next) => {
  expect(nextTurnAt(100, 100 + took * minute, minute)).toBe(100 + next * minute)
})

const done = { everyMs: minute, doneAt: 0, failedAt: null, unheldMs: null }

it.each([
  ['done in its time', done, minute, null],
  ['failed since it was done', { ...done, failedAt: 1 }, minute, 'fails'],
  ['failed before it was done', { ...done, doneAt: 2, failedAt: 1 }, minute, null],
  ['failed and never done', { ...done, doneAt: null, failedAt: 1 }, 2, 'fails'],
  ['late', done, 4 * minute + 1, 'late'],
  ['just handed over', { ...done, unheldMs: minute }, minute, null],
  ['nobody’s', { ...done, unheldMs: minute + 1 }, minute, 'nobody'],
  ['nobody’s and late', { ...done, unheldMs: 10 * minute }, 10 * minute, 'late'],
] as const)('a job that is %s', (_, turns, now, trouble) => {
  expect(jobTrouble(turns, now)).toBe(trouble)
})

it('the next turn is a period after the last, if somebody does it', () => {
  expect(nextTurnOf({ ...done, doneAt: 5, failedAt: 7 })).toBe(minute + 7)
  expect(nextTurnOf({ ...done, doneAt: 5, unheldMs: 0 })).toBeNull()
  expect(nextTurnOf({ ...done, doneAt: null })).toBeNull()
})
