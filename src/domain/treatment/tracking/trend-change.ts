import { addDays } from '../../appointments/calendar.ts'
import { daysBetween } from '../../calendar/days-between.ts'
import type { DayValue } from './trend.ts'

/** The period the trend is described for, and the minimum of data (ours). */
export const trendWeeks = 4
export const leastTrendDays = 7

/** How much the trend fell (or rose, negative) over those weeks, or null with too little data. */
export function changeOverWeeks(line: readonly DayValue[]): number | null {
  const last = line.at(-1)
  if (!last) return null
  const earliest = addDays(last.on, -trendWeeks * 7)
  const from = line.find(({ on }) => on >= earliest)
  return from && daysBetween(from.on, last.on) >= leastTrendDays ? from.value - last.value : null
}

/** The last value of every seven days, counted from the first: enough for a summary. By day, oldest first. */
export function oncePerWeek(values: readonly DayValue[]): DayValue[] {
  const [first] = values
  if (!first) return []
  const weekOf = ({ on }: DayValue) => Math.floor(daysBetween(first.on, on) / 7)
  return values.filter((value, place) => {
    const next = values[place + 1]
    return !next || weekOf(next) !== weekOf(value)
  })
}
