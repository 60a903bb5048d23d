import { describe, expect, it } from 'vitest'
import { addDays, daysOfMonth, weekdayOf } from './calendar.ts'

describe('the calendar', () => {
  it.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2100-02', 28],
    ['2026-04', 30],
    ['2026-12', 31],
  ])('BK-03 %s has %i days, from the first to the last', (month, length) => {
    const days = daysOfMonth(month)
    expect(days).toHaveLength(length)
    expect([days[0], days.at(-1)]).toEqual([`${month}-01`, `${month}-${length}`])
    expect(new Set(days).size).toBe(length)
  })

  it.each([
    ['2026-03-16', 1],
    ['2026-03-21', 6],
    ['2026-03-22', 7],
  ])('BK-03 %s is weekday %i', (date, weekday) => expect(weekdayOf(date)).toBe(weekday))

  it('BK-03 days are counted across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  })
})
