import { expect, it } from 'vitest'
import { minuteMs } from '../calendar/durations.ts'
import { inInboxOrder, isLate, isMine } from './operations-inbox.ts'

it('the most severe comes first, and within a severity the oldest', () => {
  const rows = [
    { source: 'evidence', severity: 'low', since: '2026-03-01T00:00:00Z' },
    { source: 'clocks', severity: 'urgent', since: '2026-03-02T00:00:00Z' },
    { source: 'replies', severity: 'high', since: '2026-03-01T00:00:00Z' },
    { source: 'clocks', severity: 'urgent', since: '2026-03-01T00:00:00Z' },
  ] as const
  expect(inInboxOrder(rows).map(({ severity, since }) => `${severity} ${since.slice(8, 10)}`)).toEqual([
    'urgent 01',
    'urgent 02',
    'high 01',
    'low 01',
  ])
})

it('D-12 what staff raised about a patient comes before other entries of the same severity', () => {
  const rows = [
    { source: 'letters', severity: 'high', since: '2026-03-01T00:00:00Z' },
    { source: 'flags', severity: 'high', since: '2026-03-04T00:00:00Z' },
    { source: 'symptoms', severity: 'high', since: '2026-03-03T00:00:00Z' },
  ] as const
  expect(inInboxOrder(rows).map(({ source }) => source)).toEqual(['symptoms', 'flags', 'letters'])
})

it('an alarm is about a patient: it comes before older trouble with money or machines of the same severity', () => {
  const rows = [
    { source: 'money', severity: 'urgent', since: '2026-03-01T00:00:00Z' },
    { source: 'jobs', severity: 'urgent', since: '2026-03-02T00:00:00Z' },
    { source: 'alarms', severity: 'urgent', since: '2026-03-03T00:00:00Z' },
  ] as const
  expect(inInboxOrder(rows).map(({ source }) => source)).toEqual(['alarms', 'money', 'jobs'])
})

it('a job is late when it has missed more than two runs', () => {
  expect(isLate(null, minuteMs, 0)).toBe(true)
  expect(isLate(0, minuteMs, 4 * minuteMs)).toBe(false)
  expect(isLate(0, minuteMs, 4 * minuteMs + 1)).toBe(true)
  expect(isLate(90 * minuteMs, minuteMs, 94 * minuteMs)).toBe(false)
})

it('is mine when it is assigned to me, or to nobody and waits for one of my roles', () => {
  const me = { id: 'me', roles: ['prescriber', 'coach'] } as const
  const mine = (owner: Parameters<typeof isMine>[0]['owner'], assignedTo?: string | null) =>
    isMine({ owner, assignedTo }, me)
  expect([mine('prescriber'), mine('prescriber', null), mine('prescriber', 'me'), mine('support', 'me')]).toEqual(
    Array(4).fill(true),
  )
  expect([mine('prescriber', 'colleague'), mine('support'), mine('operator'), mine('patient')]).toEqual(
    Array(4).fill(false),
  )
})
