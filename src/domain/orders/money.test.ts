import { describe, expect, it } from 'vitest'
import { pounds, wholePounds } from './money.ts'

describe('amounts of money as text', () => {
  it.each([
    [0, '£0.00', '£0'],
    [5, '£0.05', '£0'],
    [125_00, '£125.00', '£125'],
    [209_99, '£209.99', '£210'],
  ])('%i pence', (pence, withPence, whole) => {
    expect(pounds(pence)).toBe(withPence)
    expect(wholePounds(pence)).toBe(whole)
  })
})
