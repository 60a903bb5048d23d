import { coachingWords as words } from '#content/desk/coaching.ts'
import type { PlanRow } from '#contract/desk/coaching.ts'
import { daysBetween } from '#domain/calendar/days-between.ts'
import { trendWeeks } from '#domain/tracking/trend.ts'
import { writtenDate } from '../cases/written-date.ts'

type Weight = NonNullable<PlanRow['weight']>

const oneDecimal = (kg: number) => kg.toFixed(1)

function changeOf({ lost }: Weight): string | null {
  if (!lost) return null
  const kg = oneDecimal(Math.abs(lost.kg))
  const over = lost.over === 'weeks' ? words.over.weeks(trendWeeks) : words.over.all
  return `${kg === '0.0' ? words.same : words.change(kg, lost.kg > 0)} ${over}`
}

/** What was seen, shared or told in a check-in; calls nothing good or bad. */
export function WeightCell({ weight, isShared }: Pick<PlanRow, 'weight' | 'isShared'>) {
  const sharing = isShared ? null : words.notShared
  if (!weight)
    return <span className="text-xs text-ink-soft">{[words.noWeight, sharing].filter(Boolean).join(', ')}</span>
  const source = weight.isVerified ? words.verified : isShared ? words.shared : words.told
  return (
    <div className="flex items-center gap-2.5">
      <div className="min-w-0">
        <span className="block whitespace-nowrap tabular-nums" title={`${source} ${writtenDate(weight.on)}`}>
          {words.kg(oneDecimal(weight.kg))} <span className="text-xs text-ink-soft">{source}</span>
        </span>
        <span className="block text-xs text-ink-soft">{changeOf(weight) ?? writtenDate(weight.on)}</span>
      </div>
      <Line points={weight.points} />
    </div>
  )
}

const [width, height, edge] = [56, 24, 2]

function Line({ points }: Pick<Weight, 'points'>) {
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
