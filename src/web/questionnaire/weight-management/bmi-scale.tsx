import { healthyBmi, lowestEligibleBmi, obeseBmi, overweightBmi } from '#domain/body/bmi-bands.ts'

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
export function BmiScale({ bmi }: { bmi: number | null }) {
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
