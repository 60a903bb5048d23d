import { dayMs } from '../calendar/durations.ts'

/** Dates as YYYY-MM-DD, without time or time zone. */

const midnightUtc = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const dateAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string => dateAt(midnightUtc(date) + days * dayMs)

/** ISO 8601: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export const weekdayOf = (date: string): Weekday => (new Date(midnightUtc(date)).getUTCDay() || 7) as Weekday

/** Every day of a month given as YYYY-MM. */
export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`
  const length = [28, 29, 30, 31].find((days) => !addDays(first, days).startsWith(month)) ?? 0
  return Array.from({ length }, (_, place) => addDays(first, place))
}
