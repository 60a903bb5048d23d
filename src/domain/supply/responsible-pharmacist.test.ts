import { expect, it } from 'vitest'
import { hourMs, minuteMs } from '../calendar/durations.ts'
import {
  awayMinutesOn,
  mayBeResponsible,
  movesFor,
  type PharmacistMove,
  responsibleAfter,
} from './responsible-pharmacist.ts'

const nine = Date.parse('2026-03-02T09:00:00Z')
const entry = (staffId: string, what: PharmacistMove, at: number) => ({ staffId, what, at })

it('follows who is responsible, and whether they are there', () => {
  const began = entry('a', 'began', nine)
  const left = entry('a', 'left', nine + hourMs)
  expect(responsibleAfter([])).toBeNull()
  expect(responsibleAfter([began])).toEqual({ staffId: 'a', since: nine, awaySince: null })
  expect(responsibleAfter([began, left])?.awaySince).toBe(nine + hourMs)
  expect(responsibleAfter([began, left, entry('a', 'returned', nine + 2 * hourMs)])?.awaySince).toBeNull()
  expect(responsibleAfter([began, entry('a', 'ended', nine + hourMs)])).toBeNull()
  expect(responsibleAfter([began, entry('b', 'began', nine + hourMs)])?.staffId).toBe('b')
})

it('offers each pharmacist what they can enter', () => {
  const here = { staffId: 'a', since: nine, awaySince: null }
  expect(movesFor('a', null)).toEqual(['began'])
  expect(movesFor('b', here)).toEqual(['began'])
  expect(movesFor('a', here)).toEqual(['left', 'ended'])
  expect(movesFor('a', { ...here, awaySince: nine })).toEqual(['returned', 'ended'])
})

it('is a pharmacist of the GPhC alone', () => {
  expect(mayBeResponsible({ body: 'GPhC', number: '2012345' })).toBe(true)
  expect(mayBeResponsible({ body: 'GMC', number: '7012345' })).toBe(false)
  expect(mayBeResponsible(null)).toBe(false)
})

it('counts the minutes away between two midnights, one that is still away included', () => {
  const entries = [
    entry('a', 'began', nine),
    entry('a', 'left', nine + hourMs),
    entry('a', 'returned', nine + hourMs + 30 * minuteMs),
    entry('a', 'left', nine + 3 * hourMs),
    entry('b', 'began', nine + 3 * hourMs + 20 * minuteMs),
    entry('b', 'left', Date.parse('2026-03-02T23:50:00Z')),
  ]
  const after = Date.parse('2026-03-03T00:15:00Z')
  expect(awayMinutesOn('2026-03-02', entries, after)).toBe(60)
  expect(awayMinutesOn('2026-03-03', entries, after)).toBe(15)
  expect(awayMinutesOn('2026-03-01', entries, after)).toBe(0)
})
