import { useEffect, useRef } from 'react'
import { lowestEligibleBmi } from '#domain/body/bmi-bands.ts'
import { showBesideFocus } from '../scroll-above-bar.ts'
import { BmiScale } from './bmi-scale.tsx'

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
