import { expect, test } from 'vitest'
import { addMonths, monthAt } from './months.ts'

test('BK-03 months follow each other across years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonths('2026-01', 12)).toBe('2027-01')
})

test('BK-03 a month begins at midnight in London, not in Greenwich', () => {
  expect(monthAt(Date.parse('2026-06-30T22:59:59Z'))).toBe('2026-06')
  expect(monthAt(Date.parse('2026-06-30T23:00:00Z'))).toBe('2026-07')
})
