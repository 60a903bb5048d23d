import { londonTimeAt } from '#domain/calendar/london-time.ts'

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/London',
})

/** 11:20 of today, or Tue 17 Nov 11:20. */
export function shortMoment(at: string, now = Date.now()): string {
  const moment = Date.parse(at)
  const { date, time } = londonTimeAt(moment)
  return date === londonTimeAt(now).date ? time : `${day.format(moment).replace(',', '')} ${time}`
}
