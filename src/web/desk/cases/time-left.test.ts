import { describe, expect, it } from 'vitest'
import { clockInWords, countdown, momentInWords, spanInWords } from './time-left.ts'

const minute = 60_000
const hour = 60 * minute
const monday = Date.parse('2026-11-16T14:05:00Z')

describe('time at the desk', () => {
  it.each([
    [0, '1 min'],
    [40 * minute, '40 min'],
    [60 * minute, '1 h'],
    [80 * minute, '1 h 20'],
    [47 * hour, '47 h'],
    [50 * hour, '2 days'],
  ])('says %d ms as %s', (ms, words) => {
    expect(spanInWords(ms)).toBe(words)
  })

  it('counts what is left today, names a moment later, and says by how much a clock is over', () => {
    expect(clockInWords(monday + 80 * minute, monday)).toBe('1 h 20 left')
    expect(clockInWords(Date.parse('2026-11-17T11:00:00Z'), monday)).toBe('tomorrow 11:00')
    expect(clockInWords(Date.parse('2026-11-20T11:00:00Z'), monday)).toBe('Fri 11:00')
    expect(clockInWords(Date.parse('2026-12-01T11:00:00Z'), monday)).toBe('1 Dec 11:00')
    expect(clockInWords(monday - 40 * minute, monday)).toBe('over by 40 min')
    expect(clockInWords(monday, monday)).toBe('over by 1 min')
  })

  it('goes by London’s clocks in summer', () => {
    const july = Date.parse('2026-07-06T22:30:00Z')
    expect(momentInWords(july + 15 * minute, july)).toBe('23:45')
    expect(momentInWords(july + 45 * minute, july)).toBe('tomorrow 00:15')
  })

  it('runs down a lease by the second, and never below nothing', () => {
    expect(countdown(9 * minute + 11_200)).toBe('9:12')
    expect(countdown(-5)).toBe('0:00')
  })
})
