import { addDays } from '../appointments/calendar.ts'
import { type Day, parseDay } from '../identity/date-of-birth.ts'
import { hourMs } from './durations.ts'

/** Milliseconds since 1970 in UTC: the same moment everywhere. */
export type Instant = number

/** What a calendar and a clock in London show. */
export interface LondonTime {
  /** YYYY-MM-DD. */
  readonly date: string
  /** HH:MM. */
  readonly time: string
}

/** As JavaScript counts them. */
const march = 2
const october = 9

/** 01:00 UTC on the last Sunday of a month with 31 days: when the clocks of the United Kingdom change. */
function changeIn(year: number, month: typeof march | typeof october): Instant {
  const lastOfMonth = new Date(Date.UTC(year, month, 31))
  return Date.UTC(year, month, 31 - lastOfMonth.getUTCDay(), 1)
}

/**
 * The rule in force since 1996, worked out here and not asked of the device, so that a server and every browser agree,
 * whatever time-zone data they carry. The tests hold it against such data.
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

/** The day it is for the people we serve, wherever a server or a browser stands. */
export const londonToday = (now: Instant): Day => parseDay(londonTimeAt(now).date) as Day

/**
 * The moment at which London shows this. In March 01:00 to 01:59 of one night does not exist: an hour is added, as on a
 * clock that nobody has put forward yet. In October it comes twice: the first is meant. Calendars commonly read such
 * times in this way.
 */
export function instantAt(wanted: LondonTime): Instant {
  const there = asIfUtc(wanted)
  return there - offsetAt(there - hourMs)
}

const asIfUtc = ({ date, time }: LondonTime): number => Date.parse(`${date}T${time}:00Z`)

/** Whether London ever shows it: not so for the hour that is left out in March. */
export function existsInLondon(wanted: LondonTime): boolean {
  const at = instantAt(wanted)
  return at + offsetAt(at) === asIfUtc(wanted)
}

/** The same time of day, this many days away by the calendar: an hour more or less than 24 for each across a change. */
export function atSameTime(at: Instant, daysAway: number): Instant {
  const { date, time } = londonTimeAt(at)
  const secondsAndLess = at % 60_000
  return instantAt({ date: addDays(date, daysAway), time }) + secondsAndLess
}
