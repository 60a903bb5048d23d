import type { Holiday } from '../calendar/bank-holidays.ts'
import { minuteMs } from '../calendar/durations.ts'
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
  /** When the appointments begin that others hold or have booked, each as long as one of these unless it says so. */
  readonly taken: readonly (Instant | Taken)[]
  /** Kept free between two appointments. */
  readonly bufferMinutes?: number
  /** How long before its start a time can still be booked. */
  readonly noticeMinutes?: number
  /** How many days ahead can be booked. */
  readonly horizonDays?: number
}

interface Taken {
  readonly start: Instant
  readonly minutes: number
}

/** As many times as this fill the bar of a day. */
export const fullDay = 10

/** How much of the bar is filled, from 0 to 1. */
export const shareOfFullDay = (count: number): number => Math.min(count / fullDay, 1)

/** How many days ahead can be booked: further on, holidays and rotas are not known, and times are only kept from others. */
const usualHorizonDays = 90

/** The last day that can be booked. */
export const lastBookableDay = (now: Instant, horizonDays = usualHorizonDays): string =>
  addDays(writeDay(londonToday(now)), horizonDays)

const afternoonFrom = '12:00'
const eveningFrom = '17:00'

/** What begins on a day, whether or not it is taken. A time that the clocks leave out that day does not. */
export function timesOn(
  date: string,
  { template, exceptions, holidays }: Pick<Schedule, 'template' | 'exceptions' | 'holidays'>,
): string[] {
  const special = exceptions.filter((exception) => exception.date === date)
  const isClosed = special.some(({ kind }) => kind === 'closed') || holidays.some((holiday) => holiday.date === date)
  const usual = isClosed ? [] : template[weekdayOf(date)]
  const extra = special.flatMap((exception) => (exception.kind === 'extra' ? exception.times : []))
  return [...new Set([...usual, ...extra])].filter((time) => existsInLondon({ date, time })).toSorted()
}

/**
 * Of a moment, whether an appointment that begins then is still to come, neither too soon nor too far ahead, and runs
 * into nobody else's.
 */
function freeIn(schedule: Schedule, now: Instant): (start: Instant) => boolean {
  const { minutes, taken, bufferMinutes = 0, noticeMinutes = 0, horizonDays } = schedule
  const soonest = now + noticeMinutes * minuteMs
  const tooFar = instantAt({ date: addDays(lastBookableDay(now, horizonDays), 1), time: '00:00' })
  const others = taken.map((one) => (typeof one === 'number' ? { start: one, minutes } : one))
  return (start) =>
    start > now &&
    start >= soonest &&
    start < tooFar &&
    others.every(
      (other) =>
        start >= other.start + (other.minutes + bufferMinutes) * minuteMs ||
        other.start >= start + (minutes + bufferMinutes) * minuteMs,
    )
}

/** Every day of a month (YYYY-MM) with what can still be booked on it. */
export function monthAvailability(month: string, schedule: Schedule, now: Instant): DayAvailability[] {
  const today = writeDay(londonToday(now))
  const lastDay = lastBookableDay(now, schedule.horizonDays)
  const isFree = freeIn(schedule, now)
  return daysOfMonth(month).map((date) => {
    const free = timesOn(date, schedule).filter((time) => isFree(instantAt({ date, time })))
    return {
      date,
      morning: free.filter((time) => time < afternoonFrom),
      afternoon: free.filter((time) => time >= afternoonFrom && time < eveningFrom),
      evening: free.filter((time) => time >= eveningFrom),
      count: free.length,
      isPast: date < today,
      isTooFar: date > lastDay,
      holiday: schedule.holidays.find((holiday) => holiday.date === date)?.name ?? null,
    }
  })
}

/** Nobody has any times. */
const nobodyThere: Schedule = {
  template: { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] },
  exceptions: [],
  holidays: [],
  minutes: 0,
  taken: [],
}

const inTurn = (times: readonly string[]): string[] => [...new Set(times)].toSorted()

/** What can be booked with one or another of several people: each time once. */
function dayOfAny(days: readonly [DayAvailability, ...DayAvailability[]]): DayAvailability {
  const morning = inTurn(days.flatMap((day) => day.morning))
  const afternoon = inTurn(days.flatMap((day) => day.afternoon))
  const evening = inTurn(days.flatMap((day) => day.evening))
  return {
    ...days[0],
    morning,
    afternoon,
    evening,
    count: morning.length + afternoon.length + evening.length,
    isTooFar: days.every(({ isTooFar }) => isTooFar),
  }
}

/** The same for a service that any of these people holds. */
export function monthOfAny(month: string, schedules: readonly Schedule[], now: Instant): DayAvailability[] {
  const [own = nobodyThere, ...others] = schedules
  const days = monthAvailability(month, own, now)
  if (others.length === 0) return days
  const months = others.map((one) => monthAvailability(month, one, now))
  return days.map((day, place) => dayOfAny([day, ...months.map((other) => other[place] as DayAvailability)]))
}

/** The first times that can still be booked on these days with any of these people, in turn. */
export function firstFree(
  days: readonly string[],
  schedules: readonly Schedule[],
  now: Instant,
  most: number,
): Instant[] {
  const free = schedules.flatMap((schedule) =>
    days
      .flatMap((date) => timesOn(date, schedule).map((time) => instantAt({ date, time })))
      .filter(freeIn(schedule, now)),
  )
  return [...new Set(free)].toSorted((one, other) => one - other).slice(0, most)
}

/** Whether this very time is offered and free: asked again before it is held. */
export function isOffered(start: Instant, schedule: Schedule, now: Instant): boolean {
  const { date, time } = londonTimeAt(start)
  return instantAt({ date, time }) === start && timesOn(date, schedule).includes(time) && freeIn(schedule, now)(start)
}

/**
 * The day that is open when the schedule appears: today if it has times, else the first day to come that has, else the
 * first that is not past. Null when the whole month is past.
 */
export function dayToShow(days: readonly DayAvailability[]): string | null {
  const toCome = days.filter(({ isPast }) => !isPast)
  return (toCome.find(({ count }) => count > 0) ?? toCome[0])?.date ?? null
}
