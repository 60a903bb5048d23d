import { clockWords as words } from '#content/cases/cases.ts'
import { dayMs, hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { shortDay, shortWeekday } from '#domain/calendar/short-date.ts'

/** 40 min, 3 h 30, 2 days. What is begun counts as whole, so that nothing is left only when nothing is. */
export function spanInWords(ms: number): string {
  if (ms >= 2 * dayMs) return words.days(Math.floor(ms / dayMs))
  const minutes = Math.max(1, Math.ceil(ms / minuteMs))
  return minutes < 60 ? words.minutes(minutes) : words.hours(Math.floor(minutes / 60), minutes % 60)
}

/** Of what is overdue minutes matter only within the first hour. */
const overInWords = (ms: number): string =>
  ms >= hourMs && ms < 2 * dayMs ? words.hours(Math.floor(ms / hourMs), 0) : spanInWords(ms)

const dayBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** Friday 14:05 by London's clocks, or a date where a weekday would not say which. */
export function momentInWords(at: number, now: number): string {
  const [then, today] = [londonTimeAt(at), londonTimeAt(now)]
  const days = dayBetween(today.date, then.date)
  if (days === 0) return then.time
  if (days === 1) return words.tomorrow(then.time)
  const day = Math.abs(days) < 7 ? shortWeekday(then.date) : shortDay(then.date)
  return words.onDay(day, then.time)
}

/** What is left of a clock today in hours, later as a moment: nobody counts the nights between. */
export function clockInWords(due: number, now: number): string {
  if (due <= now) return words.over(overInWords(now - due))
  return londonTimeAt(due).date === londonTimeAt(now).date
    ? words.left(spanInWords(due - now))
    : momentInWords(due, now)
}

/** 9:12: minutes and seconds of a lease. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
