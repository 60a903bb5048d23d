import { expect, it } from 'vitest'
import { shortDate } from './short-date.ts'

it.each([
  ['1988-03-04', '4 Mar 1988'],
  ['2026-09-30', '30 Sept 2026'],
  ['2026-12-01', '1 Dec 2026'],
  ['2026-02-30', '2026-02-30'],
  ['last week', 'last week'],
])('%s is written %s', (day, written) => expect(shortDate(day)).toBe(written))
