import { trackingWords } from '#content/treatment/tracking.ts'
import type { CallReply } from '#contract/calls.ts'
import { formatWeight } from '#domain/treatment/tracking/format.ts'
import type { TakenMeasure } from '#domain/treatment/tracking/measures.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { formatDateOrText } from '../../shell/format-date.ts'
import type { Tracking } from './use-tracking.ts'

const words = trackingWords.file

export type Asks = CallReply<'import_measures'>['asks']

/** Readings of a file as the server takes them. */
export const asSent = (taken: readonly TakenMeasure[]) =>
  taken.map(({ takenAt, ...one }) => ({
    ...one,
    ...(takenAt !== null && { takenAt: new Date(takenAt).toISOString() }),
  }))

const shownDays = 5

interface AskedProps {
  readonly asks: Asks
  readonly progress: Tracking
  readonly isBusy: boolean
  readonly onMine: () => void
  readonly onLeave: () => void
}

/** Days that the server left out, because their weight is far from those around it. */
export const AskedDays = ({ asks, progress: { unit, isHidden }, isBusy, onMine, onLeave }: AskedProps) => (
  <div role="alert" className="rounded-option bg-apricot-pale p-5">
    <p className="font-semibold">{words.asks(asks.length)}</p>
    <ul className="mt-2 list-disc pl-5">
      {asks.slice(-shownDays).map(({ on, kg }) => (
        <li key={on}>
          {formatDateOrText(on)}
          {!isHidden && `, ${formatWeight(kg, unit)}`}
        </li>
      ))}
      {asks.length > shownDays && <li>{words.moreDays(asks.length - shownDays)}</li>}
    </ul>
    <div className="mt-4 flex flex-wrap gap-3">
      <Button size="small" busy={isBusy} busyLabel={words.adding} onClick={onMine}>
        {words.mine}
      </Button>
      <Button size="small" variant="secondary" onClick={onLeave}>
        {words.notMine}
      </Button>
    </div>
  </div>
)
