import { type FormEvent, useState } from 'react'
import { trackingWords } from '#content/treatment/tracking.ts'
import { isWithin } from '#domain/body/bounds.ts'
import { readNumber } from '#domain/body/number.ts'
import { measureBounds } from '#domain/treatment/tracking/measures.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { formatDateOrText } from '../../shell/format-date.ts'
import { announceLogged } from './announce-logged.ts'
import type { Tracking, UseTracking } from './use-tracking.ts'

interface Props extends Pick<UseTracking, 'log'> {
  readonly progress: Tracking
}

const words = trackingWords.others

export const OtherMeasures = ({ progress, log }: Props) => (
  <section aria-labelledby="others" className="rounded-card border border-line bg-white p-5 sm:p-7">
    <h2 id="others" className="text-[1.5rem]">
      {words.heading}
    </h2>
    <div className="mt-4 space-y-6">
      <OtherMeasure measure="waist" days={progress.waist} progress={progress} log={log} />
      <OtherMeasure measure="body_fat" days={progress.bodyFat} progress={progress} log={log} />
    </div>
  </section>
)

interface OtherMeasureProps extends Pick<UseTracking, 'log'> {
  readonly progress: Tracking
  readonly measure: 'waist' | 'body_fat'
  readonly days: Tracking['waist']
}

function OtherMeasure({ measure, days, progress: { today, whose, isHidden }, log }: OtherMeasureProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const unit = words.units[measure]
  const last = days.at(-1)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const value = readNumber(typed)
    const { from, to } = measureBounds[measure]
    if (value === null) return setError(words.unreadable)
    if (!isWithin(measureBounds[measure], value)) return setError(words.outside(from, to, unit))
    setIsBusy(true)
    const result = await log(whose, [{ measure, on: today, value }])
    setIsBusy(false)
    if (!announceLogged(result, words.kept(words[measure].toLowerCase(), `${value} ${unit}`)))
      return setError(result.refused)
    setTyped('')
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <TextField
          name={measure}
          label={words[measure]}
          hint={isHidden ? undefined : last ? words.last(`${last[1]} ${unit}`, formatDateOrText(last[0])) : words.none}
          error={error}
          suffix={unit}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            setError(undefined)
          }}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        busy={isBusy}
        aria-label={`${words.log} ${words[measure].toLowerCase()}`}
      >
        {words.log}
      </Button>
    </form>
  )
}
