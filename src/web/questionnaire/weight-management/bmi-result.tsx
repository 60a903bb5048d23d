import { useEffect, useRef } from 'react'
import { healthyBmi, lowestEligibleBmi, obeseBmi, overweightBmi } from '#domain/body/bmi-bands.ts'
import { showBesideFocus } from '../scroll-above-bar.ts'

/** The BMI as a figure that cannot be typed over, and as a place on a scale. */
export function BmiResult({ bmi }: { bmi: string }) {
  const value = Number(bmi)
  const isKnown = bmi !== '' && Number.isFinite(value)
  const result = useRef<HTMLDivElement>(null)
  const wasKnown = useRef<boolean | null>(null)

  // Once it is there, and not when somebody comes back to one they have seen.
  useEffect(() => {
    if (isKnown && wasKnown.current === false && result.current) showBesideFocus(result.current)
    wasKnown.current = isKnown
  }, [isKnown])

  return (
    <div
      ref={result}
      className="grid gap-x-8 gap-y-3 rounded-card border border-line bg-white p-5 sm:grid-cols-[9rem_1fr] sm:items-center sm:p-6"
    >
      <div className="max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4">
        <label htmlFor="bmi" className="font-semibold">
          Your BMI
        </label>
        <input
          id="bmi"
          readOnly
          value={bmi}
          placeholder="–"
          className="block w-full rounded-lg bg-transparent font-[480] font-display text-title tabular-nums placeholder:text-line-strong focus-visible:outline-3 focus-visible:outline-focus max-sm:w-28 max-sm:text-right"
        />
      </div>
      <BmiScale bmi={isKnown ? value : null} />
      <p className="text-ink-soft text-sm sm:col-span-2">
        The line marks {lowestEligibleBmi}, where our treatments begin.{' '}
        {isKnown
          ? 'A clinician looks at your health as a whole, not just at this figure.'
          : 'Enter your weight and height.'}
      </p>
      <p aria-live="polite" className="sr-only">
        {isKnown ? `Your BMI is ${bmi}.` : ''}
      </p>
    </div>
  )
}

const scale = { from: 15, to: 45, width: 340 }

const at = (bmi: number): number => {
  const shown = Math.min(Math.max(bmi, scale.from), scale.to)
  return ((shown - scale.from) / (scale.to - scale.from)) * scale.width
}

/** The NHS ranges for adults. */
const ranges = [
  { from: scale.from, to: healthyBmi, fill: 'fill-sun' },
  { from: healthyBmi, to: overweightBmi, fill: 'fill-sage' },
  { from: overweightBmi, to: obeseBmi, fill: 'fill-apricot-pale' },
  { from: obeseBmi, to: scale.to, fill: 'fill-apricot' },
]

const Tick = ({ bmi }: { bmi: number }) => (
  <text x={at(bmi)} y="66" textAnchor="middle" className="fill-ink-soft text-[12px] tabular-nums">
    {bmi}
  </text>
)

/** Where a BMI falls. The figure itself stands beside it, so this is for the eye alone. */
function BmiScale({ bmi }: { bmi: number | null }) {
  return (
    <svg viewBox={`0 0 ${scale.width} 72`} className="block w-full overflow-visible" aria-hidden="true">
      {ranges.map(({ from, to, fill }) => (
        <rect key={from} x={at(from) + 1} y="36" width={at(to) - at(from) - 2} height="14" rx="7" className={fill} />
      ))}
      <path d={`M${at(lowestEligibleBmi)} 32v22`} className="stroke-2 stroke-ink" />
      {[healthyBmi, overweightBmi, obeseBmi].map((tick) => (
        <Tick key={tick} bmi={tick} />
      ))}
      {bmi !== null && (
        <g transform={`translate(${at(bmi)} 0)`}>
          <path d="M0 35-10 16a11.5 11.5 0 1 1 20 0Z" className="fill-green" />
          <circle cy="11" r="4" className="fill-white" />
        </g>
      )}
    </svg>
  )
}
