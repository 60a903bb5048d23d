import { describe, expect, it } from 'vitest'
import { nextCallAt, nextToCall, shiftProblem } from './on-call.ts'

const hour = 3_600_000
const shift = (staffId: string, place: number, startsAt = 0, endsAt = 12 * hour) => ({
  staffId,
  place,
  startsAt,
  endsAt,
})

describe('who is called', () => {
  const shifts = [shift('second', 2), shift('first', 1), shift('tonight', 1, 12 * hour, 24 * hour)]
  const next = (called: string[], now = hour) => nextToCall({ shifts, leads: ['lead', 'second'], called, now })

  it('is whoever is on call, then the next, then the leads, each once', () => {
    expect(next([])).toBe('first')
    expect(next(['first'])).toBe('second')
    expect(next(['first', 'second'])).toBe('lead')
    expect(next(['first', 'second', 'lead'])).toBeNull()
  })

  it('is whoever’s shift it is at that moment, to the minute', () => {
    expect(next([], 12 * hour - 1)).toBe('first')
    expect(next([], 12 * hour)).toBe('tonight')
    expect(next([], 24 * hour)).toBe('lead')
  })
})

it('nobody is waited for longer than a quarter of an hour', () => {
  expect(nextCallAt(0)).toBe(15 * 60_000)
})

it('a shift ends after it begins, and not in the past', () => {
  expect(shiftProblem({ startsAt: 0, endsAt: hour }, 0)).toBeNull()
  expect(shiftProblem({ startsAt: hour, endsAt: hour }, 0)).toBe('It ends before it begins.')
  expect(shiftProblem({ startsAt: hour, endsAt: Number.NaN }, 0)).toBe('It ends before it begins.')
  expect(shiftProblem({ startsAt: 0, endsAt: hour }, hour)).toBe('It is over already.')
})
