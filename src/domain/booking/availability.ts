import type { Holiday } from '../calendar/bank-holidays.ts'
import { existsInLondon, type Instant, instantAt, londonTimeAt, londonToday } from '../calendar/london-time.ts'
import { writeDay } from '../people/date-of-birth.ts'
import { addDays, daysOfMonth, type Weekday, weekdayOf } from './calendar.ts'

/** The times at which appointments begin, HH:MM, by the day of the week. */
export type WeeklyTemplate = Readonly<Record<Weekday, readonly string[]>>

/** A day that is not like its weekday. `closed` and `extra` for one day together: other hours than usual. */
export type Exception =
  | { readonly date: string; readonly kind: 'closed' }
  | { readonly date: string; readonly kind: 'extra'; readonly times: readonly string[] }

export interface DayAvailability {
  readonly date: string
  readonly morning: readonly string[]
  readonly afternoon: readonly string[]
  readonly evening: readonly string[]
  readonly count: number
  readonly isPast: boolean
  /** Further ahead than anybody can book. */
  readonly isTooFar: boolean
  /** What it is called if it is a holiday on which nobody works. */
  readonly holiday: string | null
}

export interface Schedule {
  readonly template: WeeklyTemplate
  readonly exceptions: readonly Exception[]
  /** Closed by default; extra times open one again. */
  readonly holidays: readonly Holiday[]
  /** How long one appointment takes. */
  readonly minutes: number
  /** When the appointments begin that others hold or have booked. */
  readonly taken: readonly Instant[]
}

/** As many times as this fill the bar of a day. */
export const fullDay = 10

/** How much of the bar is filled, from 0 to 1. */
export const shareOfFullDay = (count: number): number => Math.min(count / fullDay, 1)

/** How many days ahead can be booked: further on, holidays and rotas are not known, and times are only kept from others. */
const horizonDays = 90

/** The last day that can be booked. */
export const lastBookableDay = (now: Instant): string => addDays(writeDay(londonToday(now)), horizonDays)

const afternoonFrom = '12:00'
const eveningFrom = '17:00'

/** What begins on a day, whether or not it is taken. A time that the clocks leave out that day does not. */
function timesOn(date: string, { template, exceptions, holidays }: Schedule): string[] {
  const special = exceptions.filter((exception) => exception.date === date)
  const isClosed = special.some(({ kind }) => kind === 'closed') || holidays.some((holiday) => holiday.date === date)
  const usual = isClosed ? [] : template[weekdayOf(date)]
  const extra = special.flatMap((exception) => (exception.kind === 'extra' ? exception.times : []))
  return [...new Set([...usual, ...extra])].filter((time) => existsInLondon({ date, time })).toSorted()
}

/** Whether an appointment that begins then is still to come, not too far ahead, and runs into nobody else's. */
function isFree(start: Instant, { minutes, taken }: Schedule, now: Instant): boolean {
  if (start <= now || londonTimeAt(start).date > lastBookableDay(now)) return false
  return taken.every((other) => Math.abs(other - start) >= minutes * 60_000)
}

function dayOf(date: string, schedule: Schedule, now: Instant, today: string): DayAvailability {
  const free = timesOn(date, schedule).filter((time) => isFree(instantAt({ date, time }), schedule, now))
  return {
    date,
    morning: free.filter((time) => time < afternoonFrom),
    afternoon: free.filter((time) => time >= afternoonFrom && time < eveningFrom),
    evening: free.filter((time) => time >= eveningFrom),
    count: free.length,
    isPast: date < today,
    isTooFar: date > lastBookableDay(now),
    holiday: schedule.holidays.find((holiday) => holiday.date === date)?.name ?? null,
  }
}

/** Every day of a month (YYYY-MM) with what can still be booked on it. */
export function monthAvailability(month: string, schedule: Schedule, now: Instant): DayAvailability[] {
  const today = writeDay(londonToday(now))
  return daysOfMonth(month).map((date) => dayOf(date, schedule, now, today))
}

/** Whether this very time is offered and free: asked again before it is held. */
export function isOffered(start: Instant, schedule: Schedule, now: Instant): boolean {
  const { date, time } = londonTimeAt(start)
  return instantAt({ date, time }) === start && timesOn(date, schedule).includes(time) && isFree(start, schedule, now)
}

/**
 * The day that is open when the schedule appears: today if it has times, else the first day to come that has, else the
 * first that is not past. Null when the whole month is past.
 */
export function dayToShow(days: readonly DayAvailability[]): string | null {
  const toCome = days.filter(({ isPast }) => !isPast)
  return (toCome.find(({ count }) => count > 0) ?? toCome[0])?.date ?? null
}
