import { courseWords as words } from '#content/cases/case.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { weightSources } from '#domain/clinical/course.ts'
import { AsTable } from '../../../components/as-table.tsx'
import { formatShortDate } from '../../list/format-date.ts'
import type { CaseView } from '../case-view.ts'
import { type Drawing, drawingOf, room } from './drawing.ts'

type Shown = Pick<CaseView, 'course'>

/** How weight and dose went: in words, as a drawing where there is something to draw, and as a table. */
export function Course({ course }: Shown) {
  const drawing = drawingOf(course, londonTimeAt(Date.now()).date)
  const says = saysOf(course)
  return (
    <section>
      <h3 className="mb-1 text-[1.0625rem]">{words.title}</h3>
      <p className="mb-2 text-ink-soft">{says}</p>
      {drawing && (
        <>
          <CourseLegend course={course} />
          <Chart drawing={drawing} says={says} />
          <AsTable columns={[words.columns.day, words.columns.weight, words.columns.dose]} rows={rowsOf(course)} />
        </>
      )}
    </section>
  )
}

const doseOf = ({ medicine, dose, isElsewhere }: CaseView['course']['doses'][number]) =>
  isElsewhere ? words.elsewhere(`${medicine} ${dose}`) : `${medicine} ${dose}`

function saysOf({ weights, doses }: CaseView['course']): string {
  const [first, last, lastDose] = [weights[0], weights.at(-1), doses.at(-1)]
  if (!first && !lastDose) return words.none
  const weight =
    !first || !last
      ? words.noWeight
      : weights.length === 1
        ? words.oneWeight(first.kg, first.is, formatShortDate(first.on))
        : words.fromTo(first.kg, formatShortDate(first.on), last.kg, formatShortDate(last.on))
  const dose = lastDose ? words.lastDose(doseOf(lastDose), formatShortDate(lastDose.on)) : words.nothingSupplied
  return `${weight} ${dose}`
}

/** By day, the oldest first. */
const rowsOf = ({ weights, doses }: CaseView['course']) =>
  [
    ...weights.map(({ on, kg, is }) => ({ on, cells: [words.weightIs(kg, is), ''] })),
    ...doses.map((dose) => ({ on: dose.on, cells: ['', doseOf(dose)] })),
  ]
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .map(({ on, cells }) => [formatShortDate(on), ...cells])

const dots = {
  stated: 'fill-white stroke-green',
  logged: 'fill-sage stroke-green',
  scale: 'fill-hill stroke-green',
  verified: 'fill-green stroke-green',
} as const

const small = { fontSize: 13, className: 'fill-ink-soft' } as const

/** Says nothing that the words and the table beside it do not. */
const Chart = ({ drawing, says }: { drawing: Drawing; says: string }) => (
  <svg viewBox={`0 0 ${room.width} ${room.height}`} role="img" aria-label={says} className="w-full max-w-[40rem]">
    {drawing.points.length > 0 && <Weights drawing={drawing} />}
    <line x1={room.left} x2={room.width} y1={room.doseBottom} y2={room.doseBottom} className="stroke-line-strong" />
    {drawing.steps.map(({ x, y, width, height, label }) => (
      <g key={`${x} ${label}`}>
        <rect x={x} y={y} width={width} height={height} className="fill-apricot-pale stroke-apricot" />
        <text x={x + 4} y={y - 3} {...small}>
          {label}
        </text>
      </g>
    ))}
    <text x={room.left} y={room.height - 4} {...small}>
      {formatShortDate(drawing.from)}
    </text>
    <text x={room.width} y={room.height - 4} textAnchor="end" {...small}>
      {formatShortDate(drawing.to)}
    </text>
  </svg>
)

const Weights = ({ drawing: { points, mostKg, leastKg } }: { drawing: Drawing }) => (
  <>
    {mostKg !== leastKg && (
      <text x={0} y={room.weightBottom + 4} {...small}>
        {words.kilograms(leastKg)}
      </text>
    )}
    <text x={0} y={(mostKg === leastKg ? (points[0]?.y ?? 0) : room.weightTop) + 4} {...small}>
      {words.kilograms(mostKg)}
    </text>
    <polyline
      points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
      className="fill-none stroke-green"
      strokeWidth="1.5"
    />
    {points.map(({ x, y, is }) => (
      <circle key={`${x} ${y} ${is}`} cx={x} cy={y} r="4" strokeWidth="1.5" className={dots[is]} />
    ))}
  </>
)

const mark = 'inline-block size-2.5'
const fills = { stated: 'bg-white', logged: 'bg-sage', scale: 'bg-hill', verified: 'bg-green' } as const

const CourseLegend = ({ course: { weights, doses } }: Shown) => (
  <p aria-hidden className="mb-1 flex gap-4 text-xs">
    {weightSources
      .filter((is) => weights.some((one) => one.is === is))
      .map((is) => (
        <span key={is} className="flex items-center gap-1.5">
          <span className={`${mark} rounded-full border border-green ${fills[is]}`} />
          {words.is[is]}
        </span>
      ))}
    {doses.length > 0 && (
      <span className="flex items-center gap-1.5">
        <span className={`${mark} border border-apricot bg-apricot-pale`} /> {words.dose}
      </span>
    )}
  </p>
)
