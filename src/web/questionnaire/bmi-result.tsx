import { lowestEligibleBmi } from '#domain/body/bmi.ts'

const scale = { from: 15, to: 45, width: 560 }
const at = (bmi: number) =>
  ((Math.min(Math.max(bmi, scale.from), scale.to) - scale.from) / (scale.to - scale.from)) * scale.width

/** The NHS adult bands, and where this service begins. */
const bands = [
  { upTo: 18.5, name: 'Underweight', fill: 'fill-sun' },
  { upTo: 25, name: 'Healthy', fill: 'fill-sage' },
  { upTo: 30, name: 'Overweight', fill: 'fill-apricot-pale' },
  { upTo: scale.to, name: 'Obesity', fill: 'fill-apricot' },
]

/** The BMI as a figure that cannot be typed over, and as a place on a scale. */
export function BmiResult({ bmi }: { bmi: string }) {
  const value = Number(bmi)
  const isKnown = bmi !== '' && Number.isFinite(value)
  return (
    <div className="rounded-card bg-white p-5 sm:p-6">
      <label htmlFor="bmi" className="font-semibold">
        Your BMI
      </label>
      <input
        id="bmi"
        readOnly
        value={bmi}
        placeholder="–"
        className="mt-1 block w-full bg-transparent font-display text-title tabular-nums placeholder:text-line-strong focus-visible:outline-3 focus-visible:outline-focus"
      />
      <svg viewBox={`0 0 ${scale.width} 92`} className="mt-3 block w-full" aria-hidden="true">
        {bands.map(({ upTo, name, fill }, index) => {
          const from = index === 0 ? scale.from : (bands[index - 1]?.upTo ?? scale.from)
          const middle = (at(from) + at(upTo)) / 2
          return (
            <g key={name}>
              <rect x={at(from) + 1} y="34" width={at(upTo) - at(from) - 2} height="16" rx="8" className={fill} />
              <text x={middle} y="72" textAnchor="middle" className="fill-ink-soft text-[15px]">
                {name}
              </text>
            </g>
          )
        })}
        <path d={`M${at(lowestEligibleBmi)} 30v24`} className="stroke-ink stroke-2" strokeDasharray="3 3" />
        <text x={at(lowestEligibleBmi)} y="90" textAnchor="middle" className="fill-ink text-[15px] font-semibold">
          {lowestEligibleBmi}
        </text>
        {isKnown && (
          <g transform={`translate(${at(value)} 0)`} className="transition-transform duration-200">
            <path d="M0 32 -9 14a10 10 0 1 1 18 0Z" className="fill-green" />
            <circle cy="10" r="3.5" className="fill-white" />
          </g>
        )}
      </svg>
      <p className="mt-2 text-sm text-ink-soft">
        {isKnown
          ? `Our treatments are for a BMI of ${lowestEligibleBmi} or more. A clinician looks at the whole of you, not at this figure alone.`
          : 'Enter your weight and height, then calculate.'}
      </p>
    </div>
  )
}
