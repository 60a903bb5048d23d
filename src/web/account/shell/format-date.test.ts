import { describe, expect, test } from 'vitest'
import { dayAndTimeOf, dayOf, formatDateOrText } from './format-date.ts'

describe('dates as they are written', () => {
  test('a date of birth has no time zone and no leading nought', () => {
    expect(formatDateOrText('1988-03-04')).toBe('4 March 1988')
    expect(formatDateOrText('2000-02-29')).toBe('29 February 2000')
  })

  test('what is not a day is left as it is', () => {
    expect(formatDateOrText('2001-02-29')).toBe('2001-02-29')
    expect(formatDateOrText('soon')).toBe('soon')
  })

  test('a moment is told by the clocks of the United Kingdom, in summer too', () => {
    expect(dayOf('2026-07-31T23:30:00.000Z')).toBe('1 August 2026')
    expect(dayAndTimeOf('2026-07-31T23:30:00.000Z')).toBe('1 August 2026 at 00:30')
    expect(dayAndTimeOf('2026-01-09T08:05:00.000Z')).toBe('9 January 2026 at 08:05')
  })
})
