import { addDays } from '#domain/appointments/calendar.ts'
import type { WeightUnit } from '#domain/body/weight.ts'
import { dayNumber } from '#domain/calendar/days-between.ts'
import { dayTicks, weightTicks } from '#domain/treatment/tracking/chart-ticks.ts'
import { type DoseBar, doseOn } from '#domain/treatment/tracking/dose-bars.ts'
import type { Milestone } from '#domain/treatment/tracking/milestones.ts'
import { type Point, smoothCurve } from '#domain/treatment/tracking/smooth-curve.ts'
import { type DayValue, trendOf, trendOn } from '#domain/treatment/tracking/trend.ts'

/** The trend through weights, one value for each of them. */
export const lineThrough = (weights: Drawn['weights']): DayValue[] =>
  trendOf(weights.map(([on, value]) => ({ on, value })))

export const spans = ['week', 'month', 'quarter', 'all'] as const
export type Span = (typeof spans)[number]
const spanDays = { week: 7, month: 31, quarter: 92 } as const

/** The first day of a period that ends today. */
const firstDayOf = (span: Span, today: string): string => (span === 'all' ? '' : addDays(today, 1 - spanDays[span]))

/** A line that has just begun is drawn on the left, with this much room to go on. */
const leastDays = { week: 7, month: 14, quarter: 14, all: 14 } as const

export interface ChartPoint extends DayValue {
  readonly trend: number
  /** Reported in a check-in, and not logged by hand. */
  readonly isReported: boolean
  /** Null: none was sent for that day. */
  readonly dose: string | null
  readonly x: number
  readonly y: number
  readonly trendY: number
}

export interface ChartDrawing {
  readonly points: readonly ChartPoint[]
  readonly line: string
  /** The line, closed along the foot of the plot. */
  readonly area: string
  readonly goalY: number | null
  readonly doses: readonly DoseShape[]
  readonly milestones: readonly (Point & { readonly percent: number; readonly on: string })[]
  readonly weightTicks: readonly { readonly y: number; readonly label: string }[]
  readonly dayTicks: readonly { readonly x: number; readonly label: string }[]
  readonly frame: Frame
}

interface DoseShape {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Null: there is no room for it. */
  readonly label: string | null
}

/** The plot's edges in pixels. It is drawn as wide as there is room, so that its words are never smaller than others. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly foot: number
  readonly fontSize: number
}

const plotHeight = 216
const fontSize = 13
const doseLane = 38
const leastDoseHeight = 20

export interface ChartSize {
  readonly width: number
  /** Of text, where 1 is the browser's usual one. */
  readonly textScale: number
}

/** The same for every period, so that nothing moves when another is chosen. */
function frameOf({ width, textScale }: ChartSize, unit: WeightUnit, hasDoses: boolean): Frame {
  const top = 14 * textScale
  const foot = top + plotHeight
  return {
    width,
    height: foot + (hasDoses ? 12 + doseLane * textScale : 0) + 26 * textScale,
    left: (unit === 'st-lb' ? 56 : 36) * textScale,
    right: width - 10,
    top,
    foot,
    fontSize: fontSize * textScale,
  }
}

interface Drawn {
  readonly weights: readonly (readonly [string, number])[]
  readonly fromCheckIns: readonly string[]
  /** The trend of all of them, in the same places. */
  readonly line: readonly DayValue[]
  readonly doses: readonly DoseBar[]
  readonly milestones: readonly Milestone[]
  readonly goalKg: number | null
  readonly unit: WeightUnit
  readonly today: string
  readonly span: Span
  readonly size: ChartSize
}

/** More dots than this run into each other: the line alone says it better. */
export const mostDots = 120

/** A goal further than this from the line would flatten it, so that a shorter period does not show it. */
const isGoalNear = (away: number, range: number) => away <= Math.max(8, 1.5 * range)

const round = (value: number) => Math.round(value * 10) / 10

const later = (one: string, other: string): string => (one > other ? one : other)

/** Where everything is drawn. Null: nothing was logged in this period. */
export function chartOf(drawn: Drawn): ChartDrawing | null {
  const { weights, fromCheckIns, line, doses, goalKg, unit, today, span, size } = drawn
  const firstEver = weights[0]?.[0]
  const lastEver = weights.at(-1)?.[0]
  if (firstEver === undefined || lastEver === undefined) return null
  const from = later(firstDayOf(span, today), firstEver)
  const to = [today, lastEver, addDays(from, leastDays[span] - 1)].reduce(later)
  const reported = new Set(fromCheckIns)
  const shown = weights.flatMap(([on, value], place) =>
    on < from ? [] : [{ on, value, trend: line[place]?.value ?? value, isReported: reported.has(on) }],
  )
  if (shown.length === 0) return null
  const frame = frameOf(size, unit, doses.length > 0)

  // The trend comes in from the left where it began before.
  const entering = line.some(({ on }) => on < from) ? trendOn(line, from) : null
  const values = shown.flatMap(({ value, trend }) => [value, trend])
  if (entering !== null) values.push(entering)
  const [lightest, heaviest] = [Math.min(...values), Math.max(...values)]
  const away = goalKg === null ? null : Math.max(lightest - goalKg, goalKg - heaviest, 0)
  const hasGoal = away !== null && (span === 'all' || isGoalNear(away, heaviest - lightest))
  if (hasGoal && goalKg !== null) values.push(goalKg)
  const pad = Math.max(0.6, (heaviest - lightest) * 0.08)
  const [least, most] = [Math.min(...values) - pad, Math.max(...values) + pad]

  const begun = dayNumber(from)
  const perDay = (frame.right - frame.left) / (dayNumber(to) - begun)
  const x = (on: string) => round(frame.left + (dayNumber(on) - begun) * perDay)
  const y = (kg: number) => round(frame.top + ((most - kg) / (most - least)) * (frame.foot - frame.top))
  const points = shown.map((one) => ({
    ...one,
    dose: doseOn(doses, one.on)?.dose ?? null,
    x: x(one.on),
    y: y(one.value),
    trendY: y(one.trend),
  }))
  const corners = points.map((point) => ({ x: point.x, y: point.trendY }))
  const [first] = corners
  if (entering !== null && first && first.x > frame.left) corners.unshift({ x: frame.left, y: y(entering) })
  const curve = pathOf(corners)
  return {
    points,
    line: curve,
    area: `${curve}V${frame.foot}H${corners[0]?.x}Z`,
    goalY: hasGoal && goalKg !== null ? y(goalKg) : null,
    doses: doses.flatMap((bar) => doseShape(bar, { from, to, x, frame, textScale: size.textScale })),
    milestones: drawn.milestones.flatMap(({ percent, on }) => {
      const point = points.find((one) => one.on === on)
      return point ? [{ percent, on, x: point.x, y: point.trendY }] : []
    }),
    weightTicks: weightTicks(unit, least, most).map(({ kg, label }) => ({ y: y(kg), label })),
    dayTicks: dayTicks(from, to, ticksIn(frame)).map(({ on, label }) => ({ x: x(on), label })),
    frame,
  }
}

const ticksIn = ({ left, right, fontSize: size }: Frame) =>
  Math.max(1, Math.min(6, Math.floor((right - left) / (size * 5))))

/** Where points are as close as pixels, a bend between them is not seen. */
const bendsFrom = 4

function pathOf(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const isClose = (last.x - first.x) / points.length < bendsFrom
  const to = ({ x, y }: Point) => `${round(x)},${round(y)}`
  const start = `M${to(first)}`
  if (isClose)
    return (
      start +
      points
        .slice(1)
        .map((point) => `L${to(point)}`)
        .join('')
    )
  return (
    start +
    smoothCurve(points)
      .map(({ bends: [one, other], to: end }) => `C${to(one)} ${to(other)} ${to(end)}`)
      .join('')
  )
}

/** About how wide a text is drawn. */
export const textWidth = (text: string, frame: Frame): number => text.length * frame.fontSize * 0.56

interface Placed {
  readonly from: string
  readonly to: string
  readonly x: (on: string) => number
  readonly frame: Frame
  readonly textScale: number
}

const gap = 2

function doseShape(
  { from: starts, until, dose, level }: DoseBar,
  { from, to, x, frame, textScale }: Placed,
): DoseShape[] {
  const [start, end] = [later(starts, from), until > to ? to : until]
  if (start >= end) return []
  const width = Math.max(2, x(end) - x(start) - gap)
  const least = leastDoseHeight * textScale
  const height = least + (doseLane * textScale - least) * level
  const roomFor = (text: string) => textWidth(text, frame) + 8 <= width
  const label = [dose, dose.replace(' mg', '')].find(roomFor) ?? null
  return [{ x: x(start), y: frame.foot + 12 + doseLane * textScale - height, width, height, label }]
}
