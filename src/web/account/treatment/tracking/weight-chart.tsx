import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { trackingWords } from '#content/treatment/tracking.ts'
import type { WeightUnit } from '#domain/body/weight.ts'
import { formatWeight } from '#domain/treatment/tracking/format.ts'
import { formatDateOrText } from '../../shell/format-date.ts'
import { type ChartDrawing, type ChartPoint, type Frame, mostDots, textWidth } from './chart-drawing.ts'

const words = trackingWords.trend

interface Props {
  readonly drawing: ChartDrawing
  readonly unit: WeightUnit
  readonly goalKg: number | null
}

/** About a month of daily weights. */
const pageSteps = 30

/** The trend and the days it is drawn from. Each day can be read by finger, mouse or arrow keys. */
export function WeightChart({ drawing, unit, goalKg }: Props) {
  const { points, frame } = drawing
  const [chosen, setChosen] = useState<number | null>(null)
  const last = points.length - 1
  const read = chosen === null ? null : (points[Math.min(chosen, last)] ?? null)
  const summary = words.summary(
    points.length,
    formatDateOrText(points[0]?.on ?? ''),
    formatDateOrText(points[last]?.on ?? ''),
  )
  const hintId = useId()

  function onKeyDown(event: KeyboardEvent) {
    const now = chosen ?? last
    const moves: Record<string, number | null> = {
      ArrowLeft: chosen === null ? last : now - 1,
      ArrowDown: chosen === null ? last : now - 1,
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      PageDown: now - pageSteps,
      PageUp: now + pageSteps,
      Home: 0,
      End: last,
      Escape: null,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(next === null ? null : Math.min(last, Math.max(0, next)))
  }

  function onPointer(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * frame.width
    const distances = points.map((point) => Math.abs(point.x - x))
    setChosen(distances.indexOf(Math.min(...distances)))
  }

  return (
    <figure className="mt-4">
      <Readout read={read} summary={summary} unit={unit} frame={frame} />
      <div
        role="slider"
        tabIndex={0}
        aria-label={words.inspect}
        aria-describedby={hintId}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(read ? points.indexOf(read) : last) + 1}
        aria-valuetext={read ? pointInWords(read, unit) : summary}
        onKeyDown={onKeyDown}
        className="rounded-option outline-offset-4 focus-visible:outline-3 focus-visible:outline-focus"
      >
        <svg
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          aria-hidden
          width={frame.width}
          height={frame.height}
          className="block max-w-full cursor-crosshair touch-pan-y select-none"
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={({ pointerType }) => {
            if (pointerType === 'mouse') setChosen(null)
          }}
        >
          <Scales drawing={drawing} />
          <DoseBars drawing={drawing} />
          <path d={drawing.area} className="fill-apricot-pale/45" />
          {drawing.goalY !== null && goalKg !== null && (
            <GoalLine y={drawing.goalY} frame={frame} label={words.goalAt(formatWeight(goalKg, unit))} />
          )}
          {points.length <= mostDots && <WeightDots points={points} />}
          <path
            d={drawing.line}
            strokeWidth="3.5"
            strokeLinejoin="round"
            strokeLinecap="round"
            className="fill-none stroke-green"
          />
          <Milestones drawing={drawing} />
          <LatestPoint point={points[last]} />
          {read && <Marker point={read} frame={frame} />}
        </svg>
      </div>
      <p id={hintId} className="sr-only">
        {words.keys}
      </p>
    </figure>
  )
}

const pointInWords = ({ on, value, trend, isReported, dose }: ChartPoint, unit: WeightUnit): string =>
  words.point(formatDateOrText(on), formatWeight(value, unit), formatWeight(trend, unit), {
    source: isReported ? words.fromCheckIn : null,
    dose,
  })

interface ReadoutProps {
  readonly read: ChartPoint | null
  readonly summary: string
  readonly unit: WeightUnit
  readonly frame: Frame
}

/** Above the line, so that no finger covers it. It follows the day that is read and never leaves the chart. */
function Readout({ read, summary, unit, frame }: ReadoutProps) {
  const share = read ? (read.x / frame.width) * 100 : 0
  return (
    <figcaption className="flex min-h-16 items-end pb-2 text-sm tabular-nums">
      {read ? (
        <span
          className="relative block max-w-full rounded-option bg-ink px-3.5 py-2 leading-tight text-white"
          style={{ left: `${share}%`, translate: `-${share}%` }}
        >
          <span className="block text-xs">{formatDateOrText(read.on)}</span>
          <span className="block font-semibold">
            {words.readout(
              formatWeight(read.value, unit),
              formatWeight(read.trend, unit),
              read.isReported ? words.fromCheckIn : null,
            )}
          </span>
        </span>
      ) : (
        <span className="text-ink-soft">{summary}</span>
      )}
    </figcaption>
  )
}

const Scales = ({ drawing: { weightTicks, dayTicks, frame } }: Pick<Props, 'drawing'>) => (
  <g fontSize={frame.fontSize} className="fill-ink-soft">
    {weightTicks.map(({ y, label }) => (
      <g key={label}>
        <line x1={frame.left} x2={frame.right} y1={y} y2={y} className="stroke-line" />
        <text x={frame.left - 8} y={y + frame.fontSize * 0.35} textAnchor="end">
          {label}
        </text>
      </g>
    ))}
    {dayTicks.map(({ x, label }) => (
      <text key={x} x={x} y={frame.height - frame.fontSize * 0.4} textAnchor={anchorOf(x, frame)}>
        {label}
      </text>
    ))}
  </g>
)

/** Words near an edge stay inside the chart. */
function anchorOf(x: number, { left, right, fontSize }: Frame): 'start' | 'middle' | 'end' {
  if (x > right - fontSize * 1.5) return 'end'
  return x < left + fontSize ? 'start' : 'middle'
}

const DoseBars = ({ drawing: { doses, frame } }: Pick<Props, 'drawing'>) => (
  <g fontSize={frame.fontSize} className="fill-ink">
    {doses.map(({ x, y, width, height, label }) => (
      <g key={x}>
        <rect x={x} y={y} width={width} height={height} rx={Math.min(6, width / 2)} className="fill-sage stroke-hill" />
        {label && (
          <text x={x + width / 2} y={y + height - frame.fontSize * 0.45} textAnchor="middle">
            {label}
          </text>
        )}
      </g>
    ))}
  </g>
)

interface GoalLineProps {
  readonly y: number
  readonly frame: Frame
  readonly label: string
}

const GoalLine = ({ y, frame, label }: GoalLineProps) => (
  <g>
    <line
      x1={frame.left}
      x2={frame.right}
      y1={y}
      y2={y}
      strokeWidth="2"
      strokeLinecap="round"
      strokeDasharray="1 6"
      className="stroke-green-light"
    />
    {frame.left + 4 + textWidth(label, frame) <= frame.right && (
      <text x={frame.left + 4} y={y - 6} fontSize={frame.fontSize} className="fill-ink-soft">
        {label}
      </text>
    )}
  </g>
)

/** Weights logged by hand are one shape: a hundred of them would take a slow phone as long as all the rest. */
function WeightDots({ points }: Pick<ChartDrawing, 'points'>) {
  const logged = points.filter(({ isReported }) => !isReported)
  return (
    <>
      <path
        d={logged.map(({ x, y }) => `M${x},${y}h0`).join('')}
        strokeWidth="7"
        strokeLinecap="round"
        className="fill-none stroke-hill/70"
      />
      {points
        .filter(({ isReported }) => isReported)
        .map(({ on, x, y }) => (
          <circle key={on} cx={x} cy={y} r="3.5" strokeWidth="1.5" className="fill-white stroke-hill" />
        ))}
    </>
  )
}

const Milestones = ({ drawing: { milestones, frame } }: Pick<Props, 'drawing'>) => (
  <g fontSize={frame.fontSize} className="fill-ink">
    {milestones.map(({ percent, x, y }) => (
      <g key={percent}>
        <circle cx={x} cy={y} r="5" strokeWidth="2" className="fill-sun stroke-white" />
        <text
          x={x > frame.right - frame.fontSize * 3 ? x - 8 : x + 8}
          y={Math.max(frame.fontSize, y - 8)}
          textAnchor={x > frame.right - frame.fontSize * 3 ? 'end' : 'start'}
          strokeWidth="4"
          strokeLinejoin="round"
          className="stroke-white [paint-order:stroke]"
        >
          {words.milestoneMark(percent)}
        </text>
      </g>
    ))}
  </g>
)

const LatestPoint = ({ point }: { point: ChartPoint | undefined }) =>
  point && <circle cx={point.x} cy={point.trendY} r="6" strokeWidth="3" className="fill-apricot stroke-white" />

const Marker = ({ point: { x, y, trendY }, frame }: { point: ChartPoint; frame: Frame }) => (
  <g>
    <line x1={x} x2={x} y1={0} y2={frame.foot} strokeWidth="1.5" className="stroke-ink" />
    <circle cx={x} cy={y} r="4" className="fill-ink" />
    <circle cx={x} cy={trendY} r="7" strokeWidth="3" className="fill-white stroke-ink" />
  </g>
)
