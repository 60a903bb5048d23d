import type { Holiday } from '../calendar/bank-holidays.ts'
import { minuteMs } from '../calendar/durations.ts'
import { existsInLondon, type Instant, instantAt, londonTimeAt, londonToday } from '../calendar/london-time.ts'
import { writeDay } from '../identity/date-of-birth.ts'
import { addDays, daysOfMonth, type Weekday, weekdayOf } from './calendar.ts'

/** The times at which appointments begin, HH:MM, by the day of the week. */
export type WeeklyTemplate = Readonly<Record<Weekday, readonly string[]>>

/** A day whose hours differ from its weekday's. `closed` and `extra` together mean: only the extra times. */
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
  /** Beyond the booking horizon. */
  readonly isTooFar: boolean
  /** The name of the holiday, on a day the clinic is closed for one. */
  readonly holiday: string | null
}

export interface Schedule {
  readonly template: WeeklyTemplate
  readonly exceptions: readonly Exception[]
  /** Closed by default; extra times open one again. */
  readonly holidays: readonly Holiday[]
  /** How long one appointment takes. */
  readonly minutes: number
  /** The appointments that others hold or have booked. One without a length is as long as this service's. */
  readonly taken: readonly (Instant | Taken)[]
  /** Minutes left free between two appointments. */
  readonly bufferMinutes?: number
  /** The shortest notice at which a time can be booked. */
  readonly noticeMinutes?: number
  /** How many days ahead can be booked. */
  readonly horizonDays?: number
}

interface Taken {
  readonly start: Instant
  readonly minutes: number
}

/** A day with this many free times shows a full bar. */
export const fullDay = 10

/** How much of the bar is filled, from 0 to 1. */
export const shareOfFullDay = (count: number): number => Math.min(count / fullDay, 1)

/** Further ahead holidays and rotas are not known, and a booking would only take the time from other patients. */
const usualHorizonDays = 90

/** The last day that can be booked. */
export const lastBookableDay = (now: Instant, horizonDays = usualHorizonDays): string =>
  addDays(writeDay(londonToday(now)), horizonDays)

const afternoonFrom = '12:00'
const eveningFrom = '17:00'

type Offered = Pick<Schedule, 'template' | 'exceptions' | 'holidays'>

/** The times of a day as typed: may contain duplicates, and times that a clock change skips. */
function offeredOn(date: string, { template, exceptions, holidays }: Offered): readonly string[] {
  const special = exceptions.filter((exception) => exception.date === date)
  const isClosed = special.some(({ kind }) => kind === 'closed') || holidays.some((holiday) => holiday.date === date)
  const usual = isClosed ? [] : template[weekdayOf(date)]
  if (special.length === 0) return usual
  return [...usual, ...special.flatMap((exception) => (exception.kind === 'extra' ? exception.times : []))]
}

/**
 * Every time at which an appointment could begin on a day, booked or not. A time skipped by a clock change is left out.
 */
export const timesOn = (date: string, offered: Offered): string[] =>
  [...new Set(offeredOn(date, offered))].filter((time) => existsInLondon({ date, time })).toSorted()

/** Whether an appointment starting at this moment respects the notice and the horizon, and overlaps no other. */
function freeIn(schedule: Schedule, now: Instant): (start: Instant) => boolean {
  const { minutes, taken, bufferMinutes = 0, noticeMinutes = 0, horizonDays } = schedule
  const soonest = now + noticeMinutes * minuteMs
  const tooFar = instantAt({ date: addDays(lastBookableDay(now, horizonDays), 1), time: '00:00' })
  const bufferMs = bufferMinutes * minuteMs
  const others = taken
    .map((one) => (typeof one === 'number' ? { start: one, minutes } : one))
    .toSorted((one, other) => one.start - other.start)
  const longestMs = Math.max(0, ...others.map((other) => other.minutes)) * minuteMs + bufferMs
  /** The first appointment that could still be running at a moment: earlier ones have ended, however long they are. */
  const firstNear = (at: Instant): number => {
    let [low, high] = [0, others.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((others[middle] as Taken).start + longestMs <= at) low = middle + 1
      else high = middle
    }
    return low
  }
  const isTaken = (start: Instant): boolean => {
    const end = start + minutes * minuteMs + bufferMs
    for (let place = firstNear(start); place < others.length; place++) {
      const other = others[place] as Taken
      if (other.start >= end) return false
      if (start < other.start + other.minutes * minuteMs + bufferMs) return true
    }
    return false
  }
  return (start) => start > now && start >= soonest && start < tooFar && !isTaken(start)
}

/** Every day of a month (YYYY-MM) with what can still be booked on it. */
export const monthAvailability = (month: string, schedule: Schedule, now: Instant): DayAvailability[] =>
  monthOfAny(month, [schedule], now)

/**
 * The month of a service that several clinicians offer: each time is listed once, as soon as one clinician is free.
 * Many clinicians share the same few times, so each time is looked up once and not once per clinician.
 */
export function monthOfAny(month: string, schedules: readonly Schedule[], now: Instant): DayAvailability[] {
  const today = writeDay(londonToday(now))
  const holders = schedules.map((schedule) => ({ schedule, isFree: freeIn(schedule, now) }))
  const lastDay = schedules
    .map(({ horizonDays }) => lastBookableDay(now, horizonDays))
    .toSorted()
    .at(-1)
  return daysOfMonth(month).map((date) => {
    const free = freeTimes(date, holders)
    return {
      date,
      morning: free.filter((time) => time < afternoonFrom),
      afternoon: free.filter((time) => time >= afternoonFrom && time < eveningFrom),
      evening: free.filter((time) => time >= eveningFrom),
      count: free.length,
      isPast: date < today,
      isTooFar: lastDay === undefined || date > lastDay,
      holiday: schedules[0]?.holidays.find((holiday) => holiday.date === date)?.name ?? null,
    }
  })
}

interface Holder {
  readonly schedule: Schedule
  readonly isFree: (start: Instant) => boolean
}

function freeTimes(date: string, holders: readonly Holder[]): string[] {
  const starts = new Map<string, Instant | null>()
  const free = new Set<string>()
  for (const { schedule, isFree } of holders) {
    for (const time of offeredOn(date, schedule)) {
      if (free.has(time)) continue
      let start = starts.get(time)
      if (start === undefined) {
        start = existsInLondon({ date, time }) ? instantAt({ date, time }) : null
        starts.set(time, start)
      }
      if (start !== null && isFree(start)) free.add(time)
    }
  }
  return [...free].toSorted()
}

/** The first free times of any of these clinicians on these days, in order. */
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

/** Whether this exact time is offered and free: checked again before it is held. */
export function isOffered(start: Instant, schedule: Schedule, now: Instant): boolean {
  const { date, time } = londonTimeAt(start)
  return instantAt({ date, time }) === start && timesOn(date, schedule).includes(time) && freeIn(schedule, now)(start)
}

/**
 * The day that is selected when the schedule opens: today if it has times, else the next day that has, else the first
 * day that is not past. Null when the whole month is past.
 */
export function dayToShow(days: readonly DayAvailability[]): string | null {
  const toCome = days.filter(({ isPast }) => !isPast)
  return (toCome.find(({ count }) => count > 0) ?? toCome[0])?.date ?? null
}
