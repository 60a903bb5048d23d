import { useEffect, useRef } from 'react'

interface Segment {
  readonly key: string
  /** Where it ends on the scale. */
  readonly to: number
  readonly stroke: string
}

interface Props {
  readonly value: number
  readonly highest: number
  readonly segments: readonly Segment[]
  /** Read out in place of the drawing. */
  readonly label: string
  readonly className?: string
}

const middle = { x: 170, y: 170, radius: 135 }
const gapDegrees = 5
const outlineDegrees = 0.6

const sweep = { duration: 900, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

/** 0 lies at the left, the highest value at the right. */
const degrees = (value: number, highest: number) => (value / highest) * 180 - 90

function pointAt(turn: number, radius = middle.radius): string {
  const radians = (turn * Math.PI) / 180
  return `${(middle.x + radius * Math.sin(radians)).toFixed(1)} ${(middle.y - radius * Math.cos(radians)).toFixed(1)}`
}

const arc = (from: number, to: number) => `M${pointAt(from)}A${middle.radius} ${middle.radius} 0 0 1 ${pointAt(to)}`

/** A half-round dial whose hand rises to the value, unless the person likes things still. */
export function ScoreGauge({ value, highest, segments, label, className }: Props) {
  const hand = useRef<SVGGElement>(null)
  const turn = degrees(value, highest)

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const rise = hand.current?.animate([{ rotate: `${-90 - turn}deg` }, { rotate: '0deg' }], sweep)
    return () => rise?.cancel()
  }, [turn])

  return (
    <svg viewBox="0 0 340 212" role="img" aria-label={label} className={className}>
      <g className="fill-none" strokeWidth="30" strokeLinecap="butt">
        {segments.map(({ key, to, stroke }, place) => {
          const before = segments[place - 1]
          const isLast = place === segments.length - 1
          // Half way between two values, so that a value never stands on a border.
          const from = before ? degrees(before.to + 0.5, highest) + gapDegrees / 2 : -90
          const until = isLast ? 90 : degrees(to + 0.5, highest) - gapDegrees / 2
          return (
            <g key={key}>
              {/* A thin outline, so that the pale band is told from the paper. */}
              <path className="stroke-ink-soft stroke-[33px]" d={arc(from - outlineDegrees, until + outlineDegrees)} />
              <path className={stroke} d={arc(from, until)} />
            </g>
          )
        })}
      </g>
      <g className="stroke-ink/40 stroke-3" strokeLinecap="round">
        {Array.from({ length: highest + 1 }, (_, tick) => (
          <path
            key={degrees(tick, highest)}
            d={`M${pointAt(degrees(tick, highest), 108)}L${pointAt(degrees(tick, highest), tick % 4 ? 103 : 96)}`}
          />
        ))}
      </g>
      <g className="fill-ink-soft text-[13px]" textAnchor="middle">
        <text x={middle.x - middle.radius} y="194">
          0
        </text>
        <text x={middle.x + middle.radius} y="194">
          {highest}
        </text>
      </g>
      <g ref={hand} className="[transform-origin:170px_170px]">
        <path className="fill-ink" d="M160 170l6-98q4-8 8 0l6 98Z" transform={`rotate(${turn} 170 170)`} />
      </g>
      <circle className="fill-ink" cx="170" cy="170" r="18" />
      <circle className="fill-apricot-pale" cx="170" cy="170" r="6" />
    </svg>
  )
}
