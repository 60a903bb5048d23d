import { useState } from 'react'
import { scalePageWords } from '#content/treatment/scale.ts'
import { formatWeight } from '#domain/treatment/tracking/format.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { formatDateOrText } from '../shell/format-date.ts'
import type { AskedReading, Tracking, UseTracking } from '../treatment/tracking/use-tracking.ts'

const words = scalePageWords.isYou

interface Props {
  readonly asked: UseTracking['asked']
  readonly progress: Tracking
  readonly answer: UseTracking['answerAsked']
}

/** Readings that may be another person's. None is kept before it is answered, and none is forgotten by leaving the page. */
export const AskedReadings = ({ asked, progress, answer }: Props) =>
  asked
    .filter(({ whose }) => whose === progress.whose)
    .map((one) => <Asked key={one.at} asked={one} progress={progress} answer={answer} />)

interface AskedProps extends Omit<Props, 'asked'> {
  readonly asked: AskedReading
}

function Asked({ asked, progress: { unit, isHidden }, answer }: AskedProps) {
  const [isBusy, setIsBusy] = useState(false)
  const { on, kg, lastKg, isOtherUnit } = asked.asks
  const day = formatDateOrText(on)
  const says = () => {
    if (isHidden) return words.farHidden(day)
    const weight = formatWeight(kg, unit)
    return lastKg === null ? words.alone(weight, day) : words.far(weight, formatWeight(lastKg, unit), day)
  }
  async function press(isMine: boolean) {
    setIsBusy(true)
    const result = await answer(asked, isMine)
    setIsBusy(false)
    if (result === null) showToast({ title: words.leftOut })
    else if (typeof result === 'string') showToast({ title: words.saved })
    else showToast({ title: result.refused, variant: 'destructive' })
  }
  return (
    <IsThisYou isBusy={isBusy} onAnswer={(isMine) => void press(isMine)}>
      <p className="mt-2">{says()}</p>
      {isOtherUnit && <p className="mt-2">{words.otherUnit}</p>}
    </IsThisYou>
  )
}

interface QuestionProps {
  readonly isBusy?: boolean
  readonly onAnswer: (isMine: boolean) => void
  readonly children: React.ReactNode
}

export const IsThisYou = ({ isBusy = false, onAnswer, children }: QuestionProps) => (
  <div role="alert" className="rounded-option bg-apricot-pale p-5">
    <p className="text-lg font-semibold">{words.heading}</p>
    {children}
    <div className="mt-4 flex flex-wrap gap-3">
      <Button size="small" busy={isBusy} onClick={() => onAnswer(true)}>
        {words.yes}
      </Button>
      <Button size="small" variant="secondary" disabled={isBusy} onClick={() => onAnswer(false)}>
        {words.no}
      </Button>
    </div>
  </div>
)
