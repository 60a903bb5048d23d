import { addDays } from '../../appointments/calendar.ts'
import { dayNumber, daysBetween } from '../../calendar/days-between.ts'

export interface DayValue {
  readonly on: string
  readonly value: number
}

/** After this many days a weight counts half (ours): long enough that one salty meal does not bend the line. */
const halfLifeDays = 5

/**
 * A smooth line through values that vary from day to day: each day it moves towards the value by a share that grows
 * with the days since the last one, so that gaps need no special case. By day, oldest first.
 */
export function trendOf(values: readonly DayValue[]): DayValue[] {
  const line: DayValue[] = []
  let last: { readonly day: number; readonly value: number } | null = null
  for (const { on, value } of values) {
    const day = dayNumber(on)
    const share: number = last ? 1 - 0.5 ** ((day - last.day) / halfLifeDays) : 1
    last = { day, value: last ? last.value + (value - last.value) * share : value }
    line.push({ on, value: last.value })
  }
  return line
}

/**
 * After this long a value no longer affects the line within floating-point precision: half of a half, once for each
 * bit.
 */
const forgottenAfterDays = halfLifeDays * 53

/** The values that the line needs from this day on. */
export function enoughFrom<Day extends readonly [on: string, value: number]>(
  values: readonly Day[],
  from: string,
): readonly Day[] {
  const earliest = addDays(from, -forgottenAfterDays)
  const begins = values.findIndex(([on]) => on >= earliest)
  return begins === -1 ? [] : values.slice(begins)
}

/** Where the line is on a day between its first and last one, also where nothing was logged. Null: outside them. */
export function trendOn(line: readonly DayValue[], on: string): number | null {
  const before = line.findLast((one) => one.on <= on)
  const after = line.find((one) => one.on >= on)
  if (!before || !after) return null
  const days = daysBetween(before.on, after.on)
  return days === 0 ? before.value : before.value + ((after.value - before.value) * daysBetween(before.on, on)) / days
}
