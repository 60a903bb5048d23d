import { expect, it } from 'vitest'
import { shortDate, shortDay, shortWeekday } from './short-date.ts'

it.each([
  ['1988-03-04', '4 Mar 1988'],
  ['2026-09-30', '30 Sept 2026'],
  ['2026-12-01', '1 Dec 2026'],
  ['2026-02-30', '2026-02-30'],
  ['last week', 'last week'],
])('%s is written %s', (day, written) => expect(shortDate(day)).toBe(written))

it.each([
  ['2026-11-16', 'Mon', '16 Nov'],
  ['2026-09-01', 'Tue', '1 Sept'],
  ['2028-02-29', 'Tue', '29 Feb'],
  ['2026-01-07', 'Wed', '7 Jan'],
  ['2026-04-02', 'Thu', '2 Apr'],
  ['2026-05-01', 'Fri', '1 May'],
  ['2026-06-20', 'Sat', '20 Jun'],
  ['2026-07-12', 'Sun', '12 Jul'],
  ['2026-08-31', 'Mon', '31 Aug'],
  ['2026-10-13', 'Tue', '13 Oct'],
])('%s is a %s, the %s', (date, weekday, day) => {
  expect(shortWeekday(date)).toBe(weekday)
  expect(shortDay(date)).toBe(day)
})
