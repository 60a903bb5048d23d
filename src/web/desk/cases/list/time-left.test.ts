import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { clockInWords, countdown, momentInWords, spanInWords } from './time-left.ts'

const monday = Date.parse('2026-11-16T14:05:00Z')

describe('time at the desk', () => {
  it.each([
    [0, '1 min'],
    [40 * minuteMs, '40 min'],
    [60 * minuteMs, '1 h'],
    [80 * minuteMs, '1 h 20'],
    [47 * hourMs, '47 h'],
    [50 * hourMs, '2 days'],
  ])('says %d ms as %s', (ms, words) => {
    expect(spanInWords(ms)).toBe(words)
  })

  it('counts what is left today, names a moment later, and says by how much a clock is over', () => {
    expect(clockInWords(monday + 80 * minuteMs, monday)).toBe('1 h 20 left')
    expect(clockInWords(Date.parse('2026-11-17T11:00:00Z'), monday)).toBe('tomorrow 11:00')
    expect(clockInWords(Date.parse('2026-11-20T11:00:00Z'), monday)).toBe('Fri 11:00')
    expect(clockInWords(Date.parse('2026-12-01T11:00:00Z'), monday)).toBe('1 Dec 11:00')
    expect(clockInWords(monday - 40 * minuteMs, monday)).toBe('Overdue by 40 min')
    expect(clockInWords(monday, monday)).toBe('Overdue by 1 min')
    expect(clockInWords(monday - 18 * 60 * minuteMs - 21 * minuteMs, monday)).toBe('Overdue by 18 h')
  })

  it('goes by London’s clocks in summer', () => {
    const july = Date.parse('2026-07-06T22:30:00Z')
    expect(momentInWords(july + 15 * minuteMs, july)).toBe('23:45')
    expect(momentInWords(july + 45 * minuteMs, july)).toBe('tomorrow 00:15')
  })

  it('runs down a lease by the second, and never below nothing', () => {
    expect(countdown(9 * minuteMs + 11_200)).toBe('9:12')
    expect(countdown(-5)).toBe('0:00')
  })
})
