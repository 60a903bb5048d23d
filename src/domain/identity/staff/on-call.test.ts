import { describe, expect, it } from 'vitest'
import { hourMs } from '../../calendar/durations.ts'
import { nextCallAt, nextToCall, shiftProblem } from './on-call.ts'

const shift = (staffId: string, place: number, startsAt = 0, endsAt = 12 * hourMs) => ({
  staffId,
  place,
  startsAt,
  endsAt,
})

describe('who is alerted', () => {
  const shifts = [shift('second', 2), shift('first', 1), shift('tonight', 1, 12 * hourMs, 24 * hourMs)]
  const next = (called: string[], now = hourMs) => nextToCall({ shifts, leads: ['lead', 'second'], called, now })

  it('is the person on call, then the next, then the clinical leads, each once', () => {
    expect(next([])).toBe('first')
    expect(next(['first'])).toBe('second')
    expect(next(['first', 'second'])).toBe('lead')
    expect(next(['first', 'second', 'lead'])).toBeNull()
  })

  it('is the person whose shift it is at that moment, to the minute', () => {
    expect(next([], 12 * hourMs - 1)).toBe('first')
    expect(next([], 12 * hourMs)).toBe('tonight')
    expect(next([], 24 * hourMs)).toBe('lead')
  })
})

it('the next person is alerted after a quarter of an hour', () => {
  expect(nextCallAt(0)).toBe(15 * 60_000)
})

it('a shift ends after it begins, and not in the past', () => {
  expect(shiftProblem({ startsAt: 0, endsAt: hourMs }, 0)).toBeNull()
  expect(shiftProblem({ startsAt: hourMs, endsAt: hourMs }, 0)).toBe('The shift ends before it begins.')
  expect(shiftProblem({ startsAt: hourMs, endsAt: Number.NaN }, 0)).toBe('The shift ends before it begins.')
  expect(shiftProblem({ startsAt: 0, endsAt: hourMs }, hourMs)).toBe('The shift is already over.')
})
