import { askForCall as words } from '#content/safeguarding/ask-for-call.ts'
import { formatLongDateWithoutYear } from '#domain/appointments/format-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'

function told(at: string, now: number) {
  const { date, time } = londonTimeAt(Date.parse(at))
  const isToday = date === londonTimeAt(now).date
  return { time, day: isToday ? null : formatLongDateWithoutYear(date) }
}

/** When somebody is there again. */
export function backWhen(at: string, now = Date.now()): string {
  const { time, day: on } = told(at, now)
  return on === null ? words.backToday(time) : words.backOn(time, on)
}
