import { type FormEvent, useState } from 'react'
import { trackingWords } from '#content/treatment/tracking.ts'
import { isWithin, weightBounds, weightRange } from '#domain/body/bounds.ts'
import { convertWeight, readKg, storedWeight, type TypedWeight } from '#domain/body/weight.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { emptyWeight } from '#web/shared/tracking/read-weight.ts'
import { WeightInput } from '#web/shared/tracking/weight-input.tsx'
import type { Tracking, UseTracking } from './use-tracking.ts'

const words = trackingWords.goal

interface Props extends Pick<UseTracking, 'change'> {
  readonly progress: Tracking
}

const shownGoal = ({ goalKg, unit }: Tracking): TypedWeight =>
  goalKg === null ? emptyWeight(unit) : convertWeight({ unit: 'kg', amount: String(goalKg) }, unit)

export function Goal({ progress, change }: Props) {
  const [typed, setTyped] = useState<TypedWeight>()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const shown = typed?.unit === progress.unit ? typed : shownGoal(progress)

  async function keep(goalKg: number | null) {
    setIsBusy(true)
    const isDone = await change('set_tracking', { goalKg })
    setIsBusy(false)
    if (!isDone) return setError(trackingWords.notKept)
    setTyped(undefined)
    showToast({ title: goalKg === null ? words.removed : words.saved })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const kg = readKg(storedWeight(shown))
    if (kg === null) return setError(trackingWords.log.unreadable)
    if (!isWithin(weightBounds, kg)) return setError(trackingWords.log.outside(weightRange(shown.unit)))
    void keep(Math.round(kg * 100) / 100)
  }

  return (
    <section aria-labelledby="goal" className="rounded-card border border-line bg-white p-5 sm:p-7">
      <h2 id="goal" className="text-[1.5rem]">
        {words.heading}
      </h2>
      <form onSubmit={submit} noValidate className="mt-4 space-y-4">
        <WeightInput
          name="goal"
          label={words.label}
          hint={words.hint}
          value={shown}
          onChange={(next) => {
            setTyped(next)
            setError(undefined)
          }}
          error={error}
        />
        <div className="flex flex-wrap gap-4">
          <Button type="submit" size="small" variant="secondary" busy={isBusy}>
            {words.save}
          </Button>
          {progress.goalKg !== null && (
            <Button type="button" size="small" variant="quiet" onClick={() => void keep(null)}>
              {words.remove}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
