import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { shortDay, shortWeekday } from '#domain/calendar/short-date.ts'

/** 11:20 of today, or Tue 17 Nov 11:20. */
export function shortMoment(at: string, now = Date.now()): string {
  const { date, time } = londonTimeAt(Date.parse(at))
  return date === londonTimeAt(now).date ? time : `${shortWeekday(date)} ${shortDay(date)} ${time}`
}
