import type { Holiday } from '../calendar/bank-holidays.ts'
import { existsInLondon, type Instant, londonTimeAt } from '../calendar/london-time.ts'
import { type Exception, timesOn, type WeeklyTemplate } from './availability.ts'
import type { Weekday } from './calendar.ts'

export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** The limits of each figure of a schedule. */
export const scheduleBounds = {
  minutes: { least: 5, most: 240 },
  bufferMinutes: { least: 0, most: 120 },
  noticeMinutes: { least: 0, most: 14 * 24 * 60 },
  horizonDays: { least: 1, most: 365 },
  timesADay: 24,
  exceptions: 400,
} as const

/** A clinician's availability as it is edited. */
export interface EditedSchedule {
  /** Null: the default week. */
  readonly weekly: WeeklyTemplate | null
  readonly exceptions: readonly Exception[]
  readonly lengths: readonly { readonly service: string; readonly minutes: number }[]
  readonly bufferMinutes: number
  readonly noticeMinutes: number
  readonly horizonDays: number
}

export type ScheduleProblem =
  | { readonly is: 'twice'; readonly date: string }
  | { readonly is: 'no times'; readonly date: string }
  | { readonly is: 'left out'; readonly date: string; readonly time: string }

/**
 * Contradictory exceptions: a date listed twice, extra times without any time, or a time skipped by the clock change.
 */
export function scheduleProblem({ exceptions }: Pick<EditedSchedule, 'exceptions'>): ScheduleProblem | null {
  const seen = new Set<string>()
  for (const exception of exceptions) {
    const { date, kind } = exception
    if (seen.has(`${kind} ${date}`)) return { is: 'twice', date }
    seen.add(`${kind} ${date}`)
    if (exception.kind !== 'extra') continue
    if (exception.times.length === 0) return { is: 'no times', date }
    const time = exception.times.find((one) => !existsInLondon({ date, time: one }))
    if (time !== undefined) return { is: 'left out', date, time }
  }
  return null
}

interface Offered {
  readonly template: WeeklyTemplate
  readonly exceptions: readonly Exception[]
  readonly holidays: readonly Holiday[]
}

/** Appointments whose time the schedule no longer offers. They stay booked, and a member of staff reviews each. */
export const hitBy = <Booked extends { readonly start: Instant }>(
  offered: Offered,
  booked: readonly Booked[],
): Booked[] =>
  booked.filter(({ start }) => {
    const { date, time } = londonTimeAt(start)
    return !timesOn(date, offered).includes(time)
  })

const typedTime = /^(\d{1,2})[:.](\d{2})$/

/** Times as typed, 9:00 or 10.30: sorted, without duplicates. Null: one of them is not a time. */
export function parseTimes(typed: string): string[] | null {
  const parts = typed.split(/[,;\s]+/).filter(Boolean)
  const read = parts.map((part) => {
    const [, hours = '', minutes = ''] = typedTime.exec(part) ?? []
    return Number(hours) < 24 && Number(minutes) < 60 && minutes !== '' ? `${hours.padStart(2, '0')}:${minutes}` : null
  })
  return read.includes(null) ? null : [...new Set(read as string[])].toSorted()
}
