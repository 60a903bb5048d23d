import { expect, it } from 'vitest'
import { hourMs } from '../calendar/durations.ts'
import { byWeek, checkInsOnTime, type JudgedDecision, lastWholeWeek, percentile, qualityOf } from './quality.ts'

const made = (kind: JudgedDecision['kind'], at: string, hours: number | null, reason: string | null = null) => ({
  kind,
  at: Date.parse(at),
  workedMs: hours === null ? null : hours * hourMs,
  reason,
})

it('counts decisions, their duration and the reasons for declining, week by week', () => {
  expect(
    qualityOf([
      made('approve', '2026-03-02T10:00:00Z', 1),
      made('approve', '2026-03-03T10:00:00Z', 2),
      made('decline', '2026-03-08T23:30:00Z', 9, 'health_condition'),
      made('decline', '2026-03-09T10:00:00Z', 4, 'bmi_below_range'),
      made('decline', '2026-03-09T11:00:00Z', null, 'health_condition'),
      made('sign', '2026-03-09T12:00:00Z', null),
      made('check', '2026-03-09T12:00:00Z', null),
      made('return', '2026-03-09T12:00:00Z', null),
      made('ask', '2026-03-09T12:00:00Z', null),
    ]),
  ).toEqual({
    decided: 5,
    approved: 2,
    declined: 3,
    medianHours: 2,
    ninetiethHours: 9,
    weeks: [
      { week: '2026-03-02', approved: 2, declined: 1, medianHours: 2 },
      { week: '2026-03-09', approved: 0, declined: 2, medianHours: 4 },
    ],
    declines: [
      { reason: 'health_condition', count: 2 },
      { reason: 'bmi_below_range', count: 1 },
    ],
    checked: 1,
    returned: 1,
    signed: 1,
  })
})

it('sorts by week and frequency, in whatever order decisions were made', () => {
  const { weeks, declines } = qualityOf([
    made('decline', '2026-03-16T10:00:00Z', 1, 'withdrawn'),
    made('decline', '2026-03-02T10:00:00Z', 1, 'health_condition'),
    made('decline', '2026-03-09T10:00:00Z', 1, 'health_condition'),
    made('decline', '2026-03-09T10:00:00Z', 1),
    made('decline', '2026-03-09T10:00:00Z', 1, 'bmi_below_range'),
  ])
  expect(weeks.map(({ week }) => week)).toEqual(['2026-03-02', '2026-03-09', '2026-03-16'])
  expect(declines.map(({ reason }) => reason)).toEqual(['health_condition', 'bmi_below_range', 'none', 'withdrawn'])
})

it('without decisions there is no duration', () => {
  expect(qualityOf([])).toMatchObject({ decided: 0, medianHours: null, ninetiethHours: null, weeks: [], declines: [] })
  expect(percentile([7], 0.9)).toBe(7)
})

it('the last whole week is the one before this, in London', () => {
  expect(lastWholeWeek(Date.parse('2026-03-11T10:00:00Z'))).toBe('2026-03-02')
  expect(lastWholeWeek(Date.parse('2026-03-08T23:59:00Z'))).toBe('2026-02-23')
  // Monday in London, still Sunday in UTC.
  expect(lastWholeWeek(Date.parse('2026-06-07T23:30:00Z'))).toBe('2026-06-01')
})

it('counts by weeks, which begin on Monday in London, and leaves out empty weeks', () => {
  const moments = ['2026-03-29T22:59:00Z', '2026-03-29T23:01:00Z', '2026-03-12T10:00:00Z', '2026-03-30T10:00:00Z']
  expect(byWeek(moments.map((at) => Date.parse(at)))).toEqual([
    { week: '2026-03-09', count: 1 },
    { week: '2026-03-23', count: 1 },
    { week: '2026-03-30', count: 2 },
  ])
})

it('P-9 a check-in is on time if it was answered before the next pen could leave, three days after it was opened', () => {
  const openedAt = Date.parse('2026-03-02T08:00:00Z')
  const deadline = openedAt + 3 * 24 * 60 * 60 * 1_000
  const of = (finishedAt: number | null, now: number) => checkInsOnTime([{ openedAt, finishedAt }], now)
  expect(of(deadline, deadline)).toEqual({ due: 1, onTime: 1 })
  expect(of(deadline + 1, deadline + 1)).toEqual({ due: 1, onTime: 0 })
  expect(of(null, deadline), 'there is still time').toEqual({ due: 0, onTime: 0 })
  expect(of(null, deadline + 1)).toEqual({ due: 1, onTime: 0 })
})
