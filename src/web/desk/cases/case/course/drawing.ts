import { daysBetween } from '#domain/calendar/days-between.ts'
import type { WeightSource } from '#domain/clinical/course.ts'
import type { CaseView } from '../case-view.ts'

type Course = CaseView['course']

/** In the units of the drawing. Weights stand above, doses as steps below them. */
export const room = {
  width: 480,
  left: 58,
  weightTop: 12,
  weightBottom: 92,
  doseTop: 112,
  doseBottom: 140,
  height: 162,
}

interface Point {
  readonly x: number
  readonly y: number
  readonly is: WeightSource
}

interface Step {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly label: string
}

export interface Drawing {
  readonly from: string
  readonly to: string
  readonly mostKg: number
  readonly leastKg: number
  readonly points: readonly Point[]
  readonly steps: readonly Step[]
}

/** 0.25mg is 0.25. */
const milligrams = (dose: string) => Number.parseFloat(dose) || 0

/** Where everything stands. Null: all that is known is of one day, and there is nothing to draw. */
export function drawingOf({ weights, doses }: Course, today: string): Drawing | null {
  const days = [...weights, ...doses].map(({ on }) => on).toSorted()
  const from = days[0]
  const last = days.at(-1)
  if (!from || !last) return null
  // The dose that was supplied last is the one they are on.
  const to = doses.length > 0 && today > last ? today : last
  const span = daysBetween(from, to)
  if (span <= 0) return null
  const x = (on: string) => room.left + (daysBetween(from, on) / span) * (room.width - room.left - 10)
  const all = weights.map(({ kg }) => kg)
  const [mostKg, leastKg] = [Math.max(...all), Math.min(...all)]
  const y = (kg: number) =>
    mostKg === leastKg
      ? (room.weightTop + room.weightBottom) / 2
      : room.weightTop + ((mostKg - kg) / (mostKg - leastKg)) * (room.weightBottom - room.weightTop)
  const mostMg = Math.max(1e-9, ...doses.map(({ dose }) => milligrams(dose)))
  return {
    from,
    to,
    mostKg,
    leastKg,
    points: weights.map(({ on, kg, is }) => ({ x: x(on), y: y(kg), is })),
    steps: doses.map(({ on, dose }, place) => {
      const height = Math.max(4, (milligrams(dose) / mostMg) * (room.doseBottom - room.doseTop))
      const begins = x(on)
      const ends = x(doses[place + 1]?.on ?? to)
      return { x: begins, y: room.doseBottom - height, width: Math.max(2, ends - begins), height, label: dose }
    }),
  }
}
