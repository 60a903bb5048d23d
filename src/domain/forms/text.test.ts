import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatNumber } from './text.ts'

it('a whole number is written the British way', () => {
  expect([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000].map(formatNumber)).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '12,345',
    '999,999',
    '1,000,000',
  ])
  fc.assert(
    fc.property(fc.nat(), (figure) => {
      expect(formatNumber(figure)).toBe(figure.toLocaleString('en-GB'))
    }),
  )
})
