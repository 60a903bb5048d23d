import { addDays, weekdayOf } from '../appointments/calendar.ts'
import { type ClinicClosure, isHoliday } from './bank-holidays.ts'
import { hourMs } from './durations.ts'
import { type Instant, instantAt, londonTimeAt } from './london-time.ts'

/** Opening hours of the desk, Monday to Friday, London time. At the closing moment it is closed. */
export const workingHours = { opens: '09:00', closes: '18:00' } as const

const friday = 5

type Own = readonly ClinicClosure[]

/** `own`: the operator's closures and openings. A holiday can be opened; a weekend cannot. */
export const isWorkingDay = (date: string, own: Own = []): boolean =>
  weekdayOf(date) <= friday && !isHoliday('england-and-wales', date, own)

function nextWorkingDay(date: string, own: Own): string {
  const next = addDays(date, 1)
  return isWorkingDay(next, own) ? next : nextWorkingDay(next, own)
}

interface Shift {
  readonly date: string
  readonly opens: Instant
  readonly closes: Instant
}

const shiftOn = (date: string): Shift => ({
  date,
  opens: instantAt({ date, time: workingHours.opens }),
  closes: instantAt({ date, time: workingHours.closes }),
})

/** The current opening period, or else the next one. */
function shiftFrom(at: Instant, own: Own): Shift {
  const { date } = londonTimeAt(at)
  const today = shiftOn(date)
  return at < today.closes && isWorkingDay(date, own) ? today : shiftOn(nextWorkingDay(date, own))
}

export const isWorkingTime = (at: Instant, own: Own = []): boolean => at >= shiftFrom(at, own).opens

/** The same moment if the desk is open, else the next opening. */
export const openFrom = (at: Instant, own: Own = []): Instant => Math.max(at, shiftFrom(at, own).opens)

/** When the desk closes: today if it is open or opens later today, else at the end of the next working day. */
export const closesAfter = (at: Instant, own: Own = []): Instant => shiftFrom(at, own).closes

/** The same time on the next working day. A moment outside opening hours counts from the next opening. */
export function addWorkingDays(from: Instant, days: number, own: Own = []): Instant {
  const start = openFrom(from, own)
  const shift = shiftFrom(start, own)
  let date = shift.date
  for (let left = days; left > 0; left--) date = nextWorkingDay(date, own)
  return shiftOn(date).opens + (start - shift.opens)
}

/** This many working hours later, over as many days as needed. */
export function addWorkingHours(from: Instant, hours: number, own: Own = []): Instant {
  let left = hours * hourMs
  let at = openFrom(from, own)
  for (;;) {
    const { closes, date } = shiftFrom(at, own)
    if (left <= closes - at) return at + left
    left -= closes - at
    at = shiftOn(nextWorkingDay(date, own)).opens
  }
}

/** The working time between two moments. */
export function workingMsBetween(from: Instant, to: Instant, own: Own = []): number {
  let worked = 0
  for (let at = openFrom(from, own); at < to; ) {
    const { closes, date } = shiftFrom(at, own)
    worked += Math.min(closes, to) - at
    at = shiftOn(nextWorkingDay(date, own)).opens
  }
  return worked
}

interface Clock {
  readonly from: Instant
  readonly due: Instant
}

/** The share of a working-time clock that is used, from 0 to 1: 1 when it is due or no working time is left. */
export function workingShare({ from, due }: Clock, now: Instant, own: Own = []): number {
  if (now >= due) return 1
  const whole = workingMsBetween(from, due, own)
  return whole === 0 ? 0 : workingMsBetween(from, now, own) / whole
}

/** The same for a clock that runs day and night. */
export function plainShare({ from, due }: Clock, now: Instant): number {
  if (now >= due) return 1
  return now <= from ? 0 : (now - from) / (due - from)
}
