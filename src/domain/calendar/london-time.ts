import { addDays } from '../appointments/calendar.ts'
import { type Day, parseDay } from '../identity/date-of-birth.ts'
import { hourMs } from './durations.ts'

/** Milliseconds since 1970 in UTC: the same moment everywhere. */
export type Instant = number

/** The date and time in London. */
export interface LondonTime {
  /** YYYY-MM-DD. */
  readonly date: string
  /** HH:MM. */
  readonly time: string
}

/** As JavaScript counts them. */
const march = 2
const october = 9

/** 01:00 UTC on the last Sunday of a month with 31 days: when the UK clocks change. */
function changeIn(year: number, month: typeof march | typeof october): Instant {
  const lastOfMonth = new Date(Date.UTC(year, month, 31))
  return Date.UTC(year, month, 31 - lastOfMonth.getUTCDay(), 1)
}

/**
 * The rule in force since 1996, calculated here rather than taken from the system, so that a server and every browser
 * agree whatever time-zone data they have. The tests compare it with such data.
 */
export function isSummerTime(at: Instant): boolean {
  const utc = new Date(at)
  const [year, month] = [utc.getUTCFullYear(), utc.getUTCMonth()]
  if (month === march) return at >= changeIn(year, march)
  if (month === october) return at < changeIn(year, october)
  return month > march && month < october
}

const offsetAt = (at: Instant): number => (isSummerTime(at) ? hourMs : 0)

export function londonTimeAt(at: Instant): LondonTime {
  const shown = new Date(at + offsetAt(at)).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** The London date, wherever the server or the browser is. */
export const londonToday = (now: Instant): Day => parseDay(londonTimeAt(now).date) as Day

/**
 * The moment at which London shows this. In March, 01:00 to 01:59 of one night does not exist: an hour is added. In
 * October it occurs twice: the first is meant. Calendars commonly do the same.
 */
export function instantAt(wanted: LondonTime): Instant {
  const there = asIfUtc(wanted)
  return there - offsetAt(there - hourMs)
}

const asIfUtc = ({ date, time }: LondonTime): number => Date.parse(`${date}T${time}:00Z`)

/** Whether London ever shows it: not the hour skipped in March. */
export function existsInLondon(wanted: LondonTime): boolean {
  const at = instantAt(wanted)
  return at + offsetAt(at) === asIfUtc(wanted)
}

/** The same time of day a number of calendar days away: an hour more or less than 24 each across a clock change. */
export function atSameTime(at: Instant, daysAway: number): Instant {
  const { date, time } = londonTimeAt(at)
  const secondsAndLess = at % 60_000
  return instantAt({ date: addDays(date, daysAway), time }) + secondsAndLess
}
