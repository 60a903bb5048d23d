import { coachingWords as words } from '#content/treatment/coaching.ts'
import type { PlanRow } from '#contract/treatment/coaching.ts'
import { daysBetween } from '#domain/calendar/days-between.ts'

type Weight = NonNullable<PlanRow['weight']>

const [width, height, edge] = [56, 24, 2]

export function WeightLine({ points }: Pick<Weight, 'points'>) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return null
  const span = daysBetween(first[0], last[0])
  const all = points.map(([, kg]) => kg)
  const most = Math.max(...all)
  // A kilogram fills the room, so that what is the same looks the same.
  const range = Math.max(1, most - Math.min(...all))
  const place = ([on, kg]: Weight['points'][number]) =>
    `${edge + (daysBetween(first[0], on) / span) * (width - 2 * edge)},${edge + ((most - kg) / range) * (height - 2 * edge)}`
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.line(points.length)}
      className="hidden h-6 w-14 shrink-0 min-[75rem]:block"
    >
      <polyline points={points.map(place).join(' ')} className="fill-none stroke-green" strokeWidth="1.5" />
    </svg>
  )
}
