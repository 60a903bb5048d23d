import { expect, it } from 'vitest'
import {
  complaintDueBy,
  complaintKeptUntil,
  complaintOutcomes,
  complaintReference,
  conclusionProblem,
  recordProblem,
  stepProblem,
} from './complaint.ts'

const iso = (at: number | null) => at && new Date(at).toISOString()
const today = '2026-03-10'
const received = { receivedOn: '2026-03-05' }

it('is confirmed within three working days and answered within twenty, by the clinic’s own days', () => {
  expect(iso(complaintDueBy({ ...received, state: 'received' }))).toBe('2026-03-11T09:00:00.000Z')
  expect(iso(complaintDueBy({ ...received, state: 'open' }))).toBe('2026-04-07T08:00:00.000Z')
  expect(complaintDueBy({ ...received, state: 'closed' })).toBeNull()
  const own = [{ date: '2026-03-09', name: 'Staff training', isClosed: true }]
  expect(iso(complaintDueBy({ ...received, state: 'received' }, own))).toBe('2026-03-12T09:00:00.000Z')
})

it('names who complained and what about, on a day that has come', () => {
  const whole = { who: 'Ms Fell', what: 'Late.', receivedOn: today }
  expect(recordProblem(whole, today)).toBeNull()
  expect(recordProblem({ ...whole, who: ' ' }, today)).toBe('nobody named')
  expect(recordProblem({ ...whole, what: ' ' }, today)).toBe('nothing said')
  expect(recordProblem({ ...whole, receivedOn: '2026-03-11' }, today)).toBe('in the future')
  for (const receivedOn of ['0001-01-01', '0026-03-09', '2016-03-09'])
    expect(recordProblem({ ...whole, receivedOn }, today)).toBe('too long ago')
  expect(recordProblem({ ...whole, receivedOn: '2016-03-11' }, today)).toBeNull()
})

it('is acted upon neither before it was received nor in the future', () => {
  expect(stepProblem('2026-03-05', received, today)).toBeNull()
  expect(stepProblem(today, received, today)).toBeNull()
  expect(stepProblem('2026-03-04', received, today)).toBe('before it was received')
  expect(stepProblem('2026-03-11', received, today)).toBe('in the future')
})

it('is closed with a finding and the day of the answer, which only a withdrawn one can lack', () => {
  const whole = { outcome: 'upheld', answeredOn: today, found: 'We were late.', changes: '' } as const
  expect(conclusionProblem(whole, received, today)).toBeNull()
  expect(conclusionProblem({ ...whole, found: ' ' }, received, today)).toBe('no finding')
  expect(conclusionProblem({ ...whole, answeredOn: '2026-03-04' }, received, today)).toBe('before it was received')
  expect(conclusionProblem({ ...whole, answeredOn: '2026-03-11' }, received, today)).toBe('in the future')
  for (const outcome of complaintOutcomes)
    expect([outcome, conclusionProblem({ ...whole, outcome, answeredOn: null }, received, today)]).toEqual([
      outcome,
      outcome === 'withdrawn' ? null : 'no answer',
    ])
})

it('is kept for ten years after it was closed, by the day in London', () => {
  expect(iso(complaintKeptUntil(Date.parse('2026-03-06T16:00:00Z')))).toBe('2036-03-06T00:00:00.000Z')
  expect(iso(complaintKeptUntil(Date.parse('2026-07-01T23:30:00Z')))).toBe('2036-07-01T23:00:00.000Z')
})

it('has a reference of at least four digits', () => {
  expect([complaintReference(7), complaintReference(12_345)]).toEqual(['CMP-0007', 'CMP-12345'])
})
