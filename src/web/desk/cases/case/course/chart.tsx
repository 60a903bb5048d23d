import { courseWords as words } from '#content/cases/case.ts'
import { writtenDate } from '../../list/written-date.ts'
import { type Drawing, room } from './drawing.ts'

const dots = {
  stated: 'fill-white stroke-green',
  logged: 'fill-sage stroke-green',
  verified: 'fill-green stroke-green',
} as const

const small = { fontSize: 13, className: 'fill-ink-soft' } as const

/** Says nothing that the words and the table beside it do not. */
export const Chart = ({ drawing, says }: { drawing: Drawing; says: string }) => (
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
      {writtenDate(drawing.from)}
    </text>
    <text x={room.width} y={room.height - 4} textAnchor="end" {...small}>
      {writtenDate(drawing.to)}
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
