import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { trackingWords } from '#content/treatment/tracking.ts'
import type { WeightUnit } from '#domain/body/weight.ts'
import { formatWeight } from '#domain/treatment/tracking/format.ts'
import { formatDateOrText } from '../../shell/format-date.ts'
import { type ChartDrawing, mostDots, room } from './chart-drawing.ts'

const words = trackingWords.trend

interface Props {
  readonly drawing: ChartDrawing
  readonly unit: WeightUnit
}

/** The line and the days it is drawn from, one of which can be looked at by finger, mouse or arrow keys. */
export function WeightChart({ drawing, unit }: Props) {
  const { points, line, goalY, doses, ticks, from, to, width } = drawing
  const right = width - room.right
  const [at, setAt] = useState<number | null>(null)
  const seen = at === null ? null : (points[Math.min(at, points.length - 1)] ?? null)
  const says = seen
    ? words.point(
        formatDateOrText(seen.on),
        formatWeight(seen.value, unit),
        formatWeight(seen.trend, unit),
        seen.isTold ? words.fromCheckIn : null,
      )
    : words.summary(points.length, formatDateOrText(from), formatDateOrText(points.at(-1)?.on ?? to))

  function onKeyDown(event: KeyboardEvent) {
    const last = points.length - 1
    const now = at ?? last
    const moves: Record<string, number> = {
      ArrowLeft: Math.max(0, at === null ? last : now - 1),
      ArrowRight: Math.min(last, now + 1),
      Home: 0,
      End: last,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
  }

  function onPointer(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * width
    const distances = points.map((point) => Math.abs(point.x - x))
    setAt(distances.indexOf(Math.min(...distances)))
  }

  return (
    <figure className="mt-4">
      <div
        role="slider"
        tabIndex={0}
        aria-label={words.inspect}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(at ?? points.length - 1) + 1}
        aria-valuetext={says}
        onKeyDown={onKeyDown}
        className="rounded-option outline-offset-4 focus-visible:outline-3 focus-visible:outline-focus"
      >
        <svg
          viewBox={`0 0 ${width} ${room.height}`}
          aria-hidden
          width={width}
          height={room.height}
          className="max-w-full touch-pan-y"
          onPointerMove={onPointer}
          onPointerDown={onPointer}
        >
          {ticks.map(({ y, kg }) => (
            <g key={kg}>
              <line x1={room.left} x2={right} y1={y} y2={y} className="stroke-line" />
              <text x={right + 8} y={y + 5} fontSize={14} className="fill-ink-soft">
                {unit === 'kg' ? kg : formatWeight(kg, unit).replace(/ \d+\.\d lb$/, '')}
              </text>
            </g>
          ))}
          {doses.map(({ x, label }) => (
            <g key={`${x} ${label}`}>
              <line
                x1={x}
                x2={x}
                y1={room.top}
                y2={room.height - room.bottom}
                strokeDasharray="2 5"
                className="stroke-apricot"
              />
              <text x={x + 4} y={room.top - 4} fontSize={14} className="fill-ink-soft">
                {label}
              </text>
            </g>
          ))}
          {goalY !== null && (
            <line
              x1={room.left}
              x2={right}
              y1={goalY}
              y2={goalY}
              strokeDasharray="8 6"
              strokeWidth="2"
              className="stroke-sun"
            />
          )}
          {points.length <= mostDots && <WeightDots points={points} />}
          <polyline points={line} strokeWidth="3" strokeLinejoin="round" className="fill-none stroke-green" />
          {points.length === 1 && <circle cx={points[0]?.x} cy={points[0]?.trendY} r="5" className="fill-green" />}
          {seen && (
            <g>
              <line
                x1={seen.x}
                x2={seen.x}
                y1={room.top}
                y2={room.height - room.bottom}
                className="stroke-line-strong"
              />
              <circle cx={seen.x} cy={seen.y} r="6" strokeWidth="2" className="fill-white stroke-green" />
              <circle cx={seen.x} cy={seen.trendY} r="4" className="fill-green" />
            </g>
          )}
          <text x={room.left} y={room.height - 8} fontSize={14} className="fill-ink-soft">
            {formatDateOrText(from)}
          </text>
          <text x={right} y={room.height - 8} fontSize={14} textAnchor="end" className="fill-ink-soft">
            {formatDateOrText(to)}
          </text>
        </svg>
      </div>
      <figcaption className="mt-2 min-h-6 text-sm text-ink-soft tabular-nums">{says}</figcaption>
    </figure>
  )
}

/** What was logged by hand is one shape: a hundred of them would take a slow phone as long as all the rest. */
function WeightDots({ points }: Pick<ChartDrawing, 'points'>) {
  const logged = points.filter(({ isTold }) => !isTold)
  return (
    <>
      <path
        d={logged.map(({ x, y }) => `M${x},${y}h0`).join('')}
        strokeWidth="7"
        strokeLinecap="round"
        className="fill-none stroke-green/60"
      />
      {points
        .filter(({ isTold }) => isTold)
        .map(({ on, x, y }) => (
          <circle key={on} cx={x} cy={y} r="4" strokeWidth="2" className="fill-white stroke-green" />
        ))}
    </>
  )
}
