import { addDays } from '#domain/appointments/calendar.ts'
import { dayNumber } from '#domain/calendar/days-between.ts'
import { type DayValue, trendOf } from '#domain/treatment/tracking/trend.ts'

/** In pixels: it is drawn as wide as there is room, so that its words are never smaller than others. */
export const room = { height: 280, left: 4, right: 52, top: 22, bottom: 34 } as const

/** The calm line through weights as they are kept, one value for each of them. */
export const lineThrough = (weights: Drawn['weights']): DayValue[] =>
  trendOf(weights.map(([on, value]) => ({ on, value })))

export type Span = 'quarter' | 'year' | 'all'
const spanDays = { quarter: 91, year: 365 } as const

/** The first day that a span shows, of whatever was logged. */
export const firstDayOf = (span: Span, today: string): string => (span === 'all' ? '' : addDays(today, -spanDays[span]))

interface ChartPoint extends DayValue {
  readonly trend: number
  /** Told in a check-in, and not logged by hand. */
  readonly isTold: boolean
  readonly x: number
  readonly y: number
  readonly trendY: number
}

export interface ChartDrawing {
  readonly points: readonly ChartPoint[]
  readonly line: string
  readonly goalY: number | null
  readonly doses: readonly { readonly x: number; readonly label: string }[]
  readonly ticks: readonly { readonly y: number; readonly kg: number }[]
  readonly from: string
  readonly to: string
  readonly width: number
}

interface Drawn {
  readonly weights: readonly (readonly [string, number])[]
  readonly fromCheckIns: readonly string[]
  /** Worked out from all of them, in the same places. */
  readonly line: readonly DayValue[]
  readonly doses: readonly { readonly on: string; readonly dose: string }[]
  readonly goalKg: number | null
  readonly today: string
  readonly span: Span
  readonly width: number
}

/** More dots than this are a smear: the line alone says it better. */
export const mostDots = 120

const steps = [1, 2, 5, 10, 20, 50] as const

/** Three or four round figures between the lowest and the highest. */
function ticksBetween(least: number, most: number): number[] {
  const step = steps.find((one) => (most - least) / one <= 4) ?? 100
  const first = Math.ceil(least / step) * step
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, place) => first + place * step)
}

/** Where everything stands. Null: there is nothing in this span. */
export function chartOf({
  weights,
  fromCheckIns,
  line,
  doses,
  goalKg,
  today,
  span,
  width,
}: Drawn): ChartDrawing | null {
  const earliest = firstDayOf(span, today)
  const told = new Set(fromCheckIns)
  const begins = weights.findIndex(([on]) => on >= earliest)
  const shown = (begins === -1 ? [] : weights.slice(begins)).map(([on, value], place) => ({
    on,
    value,
    trend: line[begins + place]?.value ?? value,
    isTold: told.has(on),
  }))
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) return null
  const from = first.on
  // A line that has just begun stands at the left, and has room to go on.
  const to = [today, last.on, addDays(from, 13)].toSorted().at(-1) ?? today
  const known = [...shown.flatMap(({ value, trend }) => [value, trend]), ...(goalKg === null ? [] : [goalKg])]
  const [least, most] = [Math.min(...known) - 1, Math.max(...known) + 1]
  const begun = dayNumber(from)
  const perDay = (width - room.left - room.right) / (dayNumber(to) - begun)
  const x = (on: string) => round(room.left + (dayNumber(on) - begun) * perDay)
  const y = (kg: number) => round(room.top + ((most - kg) / (most - least)) * height)
  const points = shown.map((one) => ({ ...one, x: x(one.on), y: y(one.value), trendY: y(one.trend) }))
  return {
    points,
    line: points.map((point) => `${point.x},${point.trendY}`).join(' '),
    goalY: goalKg === null ? null : y(goalKg),
    doses: doses.filter(({ on }) => on >= from && on <= to).map(({ on, dose }) => ({ x: x(on), label: dose })),
    ticks: ticksBetween(least, most).map((kg) => ({ y: y(kg), kg })),
    from,
    to,
    width,
  }
}

const height = room.height - room.top - room.bottom
const round = (value: number) => Math.round(value * 10) / 10
