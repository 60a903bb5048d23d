import { dayNumber } from '../calendar/days-between.ts'
import type { BloodResult } from './results.ts'
import type { BloodTestKey } from './tests.ts'

interface Sample {
  readonly takenOn: string
  readonly results: readonly BloodResult[]
}

export interface ValueOfDay {
  readonly on: string
  readonly result: BloodResult & { readonly value: number }
}

/** The values of one test that were read, the oldest first. */
export const valuesOf = (samples: readonly Sample[], test: BloodTestKey): ValueOfDay[] =>
  samples
    .flatMap(({ takenOn, results }) =>
      results.flatMap((result) =>
        result.test === test && result.value !== null && result.unread === null
          ? [{ on: takenOn, result: { ...result, value: result.value } }]
          : [],
      ),
    )
    .toSorted((one, other) => one.on.localeCompare(other.on))

export interface CourseDrawing {
  readonly width: number
  readonly height: number
  readonly points: readonly { readonly x: number; readonly y: number }[]
  /** The laboratory’s range at the last sample. Null: it gave none. */
  readonly band: { readonly y: number; readonly height: number } | null
}

const frame = { width: 320, height: 96, edge: 10 } as const

/** Where values lie in a small chart: by their day, and the range of the last one behind them. Null: fewer than two. */
export function drawCourse(values: readonly ValueOfDay[]): CourseDrawing | null {
  const [first, last] = [values[0], values.at(-1)]
  if (!first || !last || values.length < 2) return null
  const { low, high } = last.result
  const all = [...values.map(({ result }) => result.value), ...[low, high].filter((edge) => edge !== null)]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const room = (most - least || Math.abs(most) || 1) * 0.15
  const [bottom, top] = [least - room, most + room]
  const { width, height, edge } = frame
  const yOf = (value: number) => height - ((value - bottom) / (top - bottom)) * height
  const [from, until] = [dayNumber(first.on), dayNumber(last.on)]
  const xOf = (on: string) =>
    until === from ? width / 2 : edge + ((dayNumber(on) - from) / (until - from)) * (width - 2 * edge)
  const bandTop = high === null ? 0 : yOf(high)
  const bandEnd = low === null ? height : yOf(low)
  return {
    width,
    height,
    points: values.map(({ on, result }) => ({ x: xOf(on), y: yOf(result.value) })),
    band: low === null && high === null ? null : { y: bandTop, height: bandEnd - bandTop },
  }
}
