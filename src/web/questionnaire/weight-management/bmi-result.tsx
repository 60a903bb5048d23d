import { lowestEligibleBmi } from '#domain/body/bmi.ts'
import { BmiScale } from './bmi-scale.tsx'

/** The BMI as a figure that cannot be typed over, and as a place on a scale. */
export function BmiResult({ bmi }: { bmi: string }) {
  const value = Number(bmi)
  const isKnown = bmi !== '' && Number.isFinite(value)
  return (
    <div className="grid gap-x-8 gap-y-3 rounded-card border border-line bg-white p-5 sm:grid-cols-[9rem_1fr] sm:items-center sm:p-6">
      <div>
        <label htmlFor="bmi" className="font-semibold">
          Your BMI
        </label>
        <input
          id="bmi"
          readOnly
          value={bmi}
          placeholder="–"
          className="block w-full rounded-lg bg-transparent font-[480] font-display text-title tabular-nums placeholder:text-line-strong focus-visible:outline-3 focus-visible:outline-focus"
        />
      </div>
      <BmiScale bmi={isKnown ? value : null} />
      <p className="text-ink-soft text-sm sm:col-span-2">
        The line marks {lowestEligibleBmi}, where our treatments begin.{' '}
        {isKnown
          ? 'A clinician looks at the whole of you, not at this figure alone.'
          : 'Enter your weight and height, then calculate.'}
      </p>
    </div>
  )
}
