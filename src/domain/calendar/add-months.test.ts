import { expect, it } from 'vitest'
import { addMonths } from './add-months.ts'

it.each([
  ['2026-11-16', 1, '2026-12-16'],
  ['2026-11-16', 2, '2027-01-16'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-03-31', 0, '2026-03-31'],
])('from %s, %i months on, it is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to)
})
