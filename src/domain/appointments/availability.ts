import type { Holiday } from '../calendar/bank-holidays.ts'
import { minuteMs } from '../calendar/durations.ts'
import { existsInLondon, type Instant, instantAt, londonTimeAt, londonToday } from '../calendar/london-time.ts'
import { writeDay } from '../identity/date-of-birth.ts'
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

type Offered = Pick<Schedule, 'template' | 'exceptions' | 'holidays'>

/** The times of a day as they are written down, some perhaps twice, and perhaps in the hour that the clocks leave out. */
function offeredOn(date: string, { template, exceptions, holidays }: Offered): readonly string[] {
  const special = exceptions.filter((exception) => exception.date === date)
  const isClosed = special.some(({ kind }) => kind === 'closed') || holidays.some((holiday) => holiday.date === date)
  const usual = isClosed ? [] : template[weekdayOf(date)]
  if (special.length === 0) return usual
  return [...usual, ...special.flatMap((exception) => (exception.kind === 'extra' ? exception.times : []))]
}

/** What begins on a day, whether or not it is taken. A time that the clocks leave out that day does not. */
export const timesOn = (date: string, offered: Offered): string[] =>
  [...new Set(offeredOn(date, offered))].filter((time) => existsInLondon({ date, time })).toSorted()

/**
 * Of a moment, whether an appointment that begins then is still to come, neither too soon nor too far ahead, and runs
 * into nobody else's.
 */
function freeIn(schedule: Schedule, now: Instant): (start: Instant) => boolean {
  const { minutes, taken, bufferMinutes = 0, noticeMinutes = 0, horizonDays } = schedule
  const soonest = now + noticeMinutes * minuteMs
  const tooFar = instantAt({ date: addDays(lastBookableDay(now, horizonDays), 1), time: '00:00' })
  const bufferMs = bufferMinutes * minuteMs
  const others = taken
    .map((one) => (typeof one === 'number' ? { start: one, minutes } : one))
    .toSorted((one, other) => one.start - other.start)
  const longestMs = Math.max(0, ...others.map((other) => other.minutes)) * minuteMs + bufferMs
  /** The first that could still be going on at a moment: those before it have ended, however long they are. */
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
 * The same for a service that any of these people holds: each time once, as soon as one of them is found to be free. A
 * hundred people offer the same few times, so each is looked up once and not once for each of them.
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
