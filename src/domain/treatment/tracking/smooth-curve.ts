export interface Point {
  readonly x: number
  readonly y: number
}

/** The end of one piece of a curve, and the two points that bend it. */
export interface CurvePiece {
  readonly bends: readonly [Point, Point]
  readonly to: Point
}

/**
 * A smooth curve through points in the order of x (Steffen's method): between two points it never goes higher or lower
 * than they are, so that it shows no gain or loss which was not there.
 */
export function smoothCurve(points: readonly Point[]): CurvePiece[] {
  const steps = points.slice(1).map(({ x, y }, place) => {
    const from = points[place] as Point
    return { width: x - from.x, slope: (y - from.y) / (x - from.x) }
  })
  const inner = steps.slice(1).map((step, place) => bentSlope(steps[place] as Step, step))
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return []
  const slopes =
    inner.length === 0
      ? [first.slope, first.slope]
      : [endSlope(first.slope, inner[0] ?? 0), ...inner, endSlope(last.slope, inner.at(-1) ?? 0)]
  return steps.map(({ width }, place) => {
    const [from, to] = [points[place] as Point, points[place + 1] as Point]
    const third = width / 3
    return {
      bends: [
        { x: from.x + third, y: from.y + third * (slopes[place] as number) },
        { x: to.x - third, y: to.y - third * (slopes[place + 1] as number) },
      ],
      to,
    }
  })
}

interface Step {
  readonly width: number
  readonly slope: number
}

function bentSlope(before: Step, after: Step): number {
  if (before.slope * after.slope <= 0) return 0
  const mean = (before.slope * after.width + after.slope * before.width) / (before.width + after.width)
  return Math.sign(before.slope) * Math.min(2 * Math.abs(before.slope), 2 * Math.abs(after.slope), Math.abs(mean))
}

const endSlope = (slope: number, next: number): number => (3 * slope - next) / 2
