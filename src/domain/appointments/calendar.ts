import { dayMs } from '../calendar/durations.ts'

/** Days as they are written, YYYY-MM-DD, with no time and no place. */

const midnightUtc = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const dateAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string => dateAt(midnightUtc(date) + days * dayMs)

/** As ISO 8601 counts them: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export const weekdayOf = (date: string): Weekday => (new Date(midnightUtc(date)).getUTCDay() || 7) as Weekday

/** Every day of a month that is written YYYY-MM. */
export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`
  const length = [28, 29, 30, 31].find((days) => !addDays(first, days).startsWith(month)) ?? 0
  return Array.from({ length }, (_, place) => addDays(first, place))
}
