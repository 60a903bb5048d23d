import { expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../calendar/durations.ts'
import { callBackTimeProblem, callBackUrgency, escalates } from './call-backs.ts'

const now = Date.parse('2026-03-02T10:00:00Z')

it.each([
  [-minuteMs, 'in the past'],
  [-minuteMs + 1, null],
  [0, null],
  [14 * dayMs, null],
  [14 * dayMs + 1, 'too far ahead'],
] as const)('a call-back %d ms from now: %j', (away, problem) => {
  expect(callBackTimeProblem(now + away, now)).toBe(problem)
})

it('is soon in its last hour, and overdue from its time on', () => {
  expect([hourMs + 1, hourMs, 1, 0, -dayMs].map((away) => callBackUrgency(now + away, now))).toEqual([
    'later',
    'soon',
    'soon',
    'overdue',
    'overdue',
  ])
})

it('calls whoever is on call from the second that misses the person on', () => {
  expect([0, 1, 2, 3].map(escalates)).toEqual([false, false, true, true])
})
