import { useState } from 'react'
import { scalePageWords } from '#content/treatment/scale.ts'
import { trackingWords } from '#content/treatment/tracking.ts'
import { pages } from '#contract/pages.ts'
import { compositionAnswerDays } from '#domain/scale/composition.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import type { UseTracking } from '../treatment/tracking/use-tracking.ts'

const words = scalePageWords.ask
const only = scalePageWords.weightOnly

type Props = Pick<UseTracking, 'change'>

function useAnswer(change: UseTracking['change']) {
  const [isBusy, setIsBusy] = useState(false)
  async function answer(mayMeasureComposition: boolean) {
    setIsBusy(true)
    if (!(await change('set_tracking', { mayMeasureComposition })))
      showToast({ title: trackingWords.notKept, variant: 'destructive' })
    setIsBusy(false)
  }
  return { isBusy, answer }
}

/** Before the first measurement: each answer goes on, one of them with the weight alone. */
export function CompositionQuestion({ change }: Props) {
  const { isBusy, answer } = useAnswer(change)
  return (
    <>
      <h2 id="connect" className="text-[1.75rem]">
        {words.heading}
      </h2>
      <p className="mt-3">{words.says}</p>
      <p className="mt-4 font-semibold">{words.question}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>{words.implant}</li>
        <li>{words.pregnant}</li>
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void answer(true)}>
          {words.neither}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void answer(false)}>
          {words.either}
        </Button>
      </div>
      <p className="mt-4 text-sm text-ink-soft">{words.private(compositionAnswerDays.value)}</p>
    </>
  )
}

/** The same words for everyone who answered so: we do not know which of them it is. */
export function WeightOnly({ change }: Props) {
  const { isBusy, answer } = useAnswer(change)
  return (
    <div className="mb-6 rounded-option bg-white p-5">
      <p className="font-semibold">{only.heading}</p>
      <p className="mt-2">{only.says}</p>
      <p className="mt-2 font-semibold">{only.pregnant}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={pages.accountMessages} size="small" variant="secondary">
          {only.tell}
        </ButtonLink>
        <Button size="small" variant="quiet" busy={isBusy} onClick={() => void answer(true)}>
          {only.change}
        </Button>
      </div>
    </div>
  )
}
