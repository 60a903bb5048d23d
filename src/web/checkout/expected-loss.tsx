import { medicationChoice } from '#content/checkout/medication-choice.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { wordsOf } from '#domain/medicines/words.ts'
import { LossCurve } from '#web/kit/art/loss-curve.tsx'

const words = medicationChoice.loss

export function ExpectedLoss({ medication }: { medication: Medicine }) {
  const { name, expectedWeightLossPercentage } = medication
  return (
    <section aria-labelledby="expected-loss" className="flex flex-col overflow-hidden rounded-card bg-apricot-pale/60">
      <div className="p-6 pb-0 sm:p-8 sm:pb-0 lg:p-12 lg:pb-0">
        <h2 id="expected-loss" className="text-[1.75rem] leading-tight">
          {words.heading(name)}
        </h2>
        <p className="mt-4 flex items-baseline gap-x-2.5 font-display tracking-tight">
          <span className="text-subheading">{words.upTo}</span>
          <span className="text-display leading-none font-[480] text-green">{expectedWeightLossPercentage}%</span>
        </p>
        <p className="mt-4 max-w-[52ch] text-sm text-ink-soft">
          {wordsOf(medication).lossSource} {words.note}
        </p>
      </div>
      <div className="mt-auto pt-4">
        <p aria-hidden="true" className="px-6 text-sm font-semibold sm:px-8 lg:px-12">
          {words.start}
        </p>
        <LossCurve
          percentage={expectedWeightLossPercentage}
          label={`${words.upTo} ${expectedWeightLossPercentage}%`}
          className="block w-full"
        />
      </div>
    </section>
  )
}
