import { Walker } from './person.tsx'

const level = 16
const unitsPerPercent = 7

type LossCurveProps = { percentage: number; label: string; className?: string }

/** A hillside that comes down by `percentage`, always to the same scale. Only its two ends mean anything. */
export function LossCurve({ percentage, label, className }: LossCurveProps) {
  const end = level + percentage * unitsPerPercent
  const slope = `M0 ${level}C100 ${level} 140 ${end} 290 ${end}H480`
  return (
    <svg viewBox="0 0 480 240" className={className} aria-hidden="true">
      <path className="fill-sage motion-safe:[transition:d_250ms_var(--ease-arrive)]" d={`${slope}V240H0Z`} />
      <path
        className="fill-hill motion-safe:[transition:d_250ms_var(--ease-arrive)]"
        d={`M0 ${level + 76}C110 ${level + 84} 180 ${end + 44} 480 ${end + 24}V240H0Z`}
      />
      <path
        className="fill-none stroke-ink/50 stroke-2"
        strokeDasharray="2 9"
        strokeLinecap="round"
        d={`M0 ${level}H480`}
      />
      <path
        className="fill-none stroke-apricot stroke-5 motion-safe:[transition:d_250ms_var(--ease-arrive)]"
        strokeLinecap="round"
        d={slope}
      />
      <path
        className="fill-none stroke-ink stroke-3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={`M336 ${level + 10}V${end - 12}m-9-10 9 10 9-10`}
      />
      <text className="fill-ink font-display text-2xl font-[480]" x="351" y={(level + end) / 2 + 9}>
        {label}
      </text>
      <g transform={`translate(246 ${end - 98})`}>
        <Walker />
      </g>
    </svg>
  )
}
