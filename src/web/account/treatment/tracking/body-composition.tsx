import { useState } from 'react'
import { Link } from 'react-router'
import { scalePageWords } from '#content/treatment/scale.ts'
import { trackingWords } from '#content/treatment/tracking.ts'
import { pages } from '#contract/pages.ts'
import { formatDifference } from '#domain/treatment/tracking/format.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { measureText } from '../../scale/measure-text.ts'
import { Fact } from '../../shell/fact.tsx'
import { formatDateOrText } from '../../shell/format-date.ts'
import type { Tracking, UseTracking } from './use-tracking.ts'

const words = scalePageWords.composition
const names = scalePageWords.reading

const shown = [
  ['body_fat', 'bodyFat'],
  ['body_water', 'bodyWater'],
  ['muscle', 'muscle'],
  ['lean_mass', 'leanMass'],
  ['bmi', 'bmi'],
] as const

type Shown = (typeof shown)[number]

/** What a scale estimates beside weight: the last of each, and how far it is from the first. */
export function BodyComposition({ progress }: { progress: Tracking }) {
  const { isHidden, heightCm } = progress
  // With a height of theirs the BMI stands beside the weight; a scale's is by the height that was entered in it.
  const there = shown.filter(([measure, list]) => progress[list].length > 0 && (measure !== 'bmi' || heightCm === null))
  return (
    <section aria-labelledby="composition" className="rounded-card border border-line bg-white p-5 sm:p-7">
      <h2 id="composition" className="text-[1.5rem]">
        {words.heading}
      </h2>
      {there.length === 0 || isHidden ? (
        <p className="mt-2 text-ink-soft">{isHidden ? scalePageWords.hidden.progress : words.none}</p>
      ) : (
        <>
          <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4">
            {there.map((one) => (
              <LastOf key={one[0]} one={one} progress={progress} />
            ))}
          </dl>
          <p className="mt-4 text-sm text-ink-soft">{words.note}</p>
        </>
      )}
      <p className="mt-4">
        <Link to={pages.accountScale} reloadDocument className={inlineLink}>
          {words.open}
        </Link>
      </p>
    </section>
  )
}

function LastOf({ one: [measure, list], progress }: { one: Shown; progress: Tracking }) {
  const values = progress[list]
  const [first, last] = [values[0], values.at(-1)]
  if (!first || !last) return null
  const difference = last[1] - first[1]
  return (
    <Fact term={names[measure]}>
      {measureText(measure, last[1], progress.unit)}
      <span className="block text-xs font-normal text-ink-soft">
        {values.length === 1
          ? formatDateOrText(last[0])
          : words.since(changeText(measure, difference, progress.unit), formatDateOrText(first[0]))}
      </span>
    </Fact>
  )
}

/** Less than this is not seen in one decimal. */
const smallest = 0.05

function changeText(measure: Shown[0], difference: number, unit: Tracking['unit']): string {
  if (Math.abs(difference) < smallest) return words.same
  const sign = difference > 0 ? '+' : '−'
  const size = Math.abs(difference)
  if (measure === 'lean_mass') return sign + formatDifference(size, unit)
  return measure === 'bmi' ? sign + size.toFixed(1) : words.points(sign + size.toFixed(1))
}

/** In the place of the chart, for those who chose not to see figures. */
export function HiddenFigures({ change }: Pick<UseTracking, 'change'>) {
  const [isBusy, setIsBusy] = useState(false)
  async function show() {
    setIsBusy(true)
    if (!(await change('set_tracking', { isHidden: false })))
      showToast({ title: trackingWords.notKept, variant: 'destructive' })
    setIsBusy(false)
  }
  return (
    <section className="min-w-0 rounded-card border border-line bg-white p-5 sm:p-7">
      <p className="text-lg">{scalePageWords.hidden.progress}</p>
      <Button className="mt-4" size="small" variant="secondary" busy={isBusy} onClick={() => void show()}>
        {scalePageWords.hidden.show}
      </Button>
    </section>
  )
}
