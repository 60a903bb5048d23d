import { useMemo, useState } from 'react'
import { trackingWords } from '#content/treatment/tracking.ts'
import { type DoseBar, doseOn } from '#domain/treatment/tracking/dose-bars.ts'
import { formatWeight } from '#domain/treatment/tracking/format.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { formatDateOrText } from '../../shell/format-date.ts'
import { lineThrough } from './chart-drawing.ts'
import type { Tracking, UseTracking } from './use-tracking.ts'

const words = trackingWords.trend

/** Everything the chart shows, the newest first, with a way to remove a weight. Drawn once it is opened. */
export function LoggedTable(props: LoggedRowsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="mt-4" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {words.table}
      </summary>
      {isOpen && <LoggedRows {...props} />}
    </details>
  )
}

const shownAtFirst = 30

interface LoggedRowsProps extends Pick<UseTracking, 'change'> {
  readonly weights: Tracking['weight']
  readonly fromCheckIns: Tracking['fromCheckIns']
  readonly fromScale: Tracking['fromScale']
  readonly doses: readonly DoseBar[]
  readonly unit: Tracking['unit']
}

function LoggedRows({ weights, fromCheckIns, fromScale, doses, unit, change }: LoggedRowsProps) {
  const [most, setMost] = useState(shownAtFirst)
  const reported = new Set(fromCheckIns)
  const read = new Set(fromScale)
  const line = useMemo(() => lineThrough(weights), [weights])
  const rows = weights
    .map(([on, kg], place) => ({ on, kg, trend: line[place]?.value ?? kg, dose: doseOn(doses, on)?.dose }))
    .toReversed()

  async function remove(on: string) {
    const isDone = await change('remove_measure', { measure: 'weight', on })
    if (isDone) showToast({ title: words.removed(formatDateOrText(on)) })
    else showToast({ title: trackingWords.notKept, variant: 'destructive' })
  }

  return (
    <>
      <table className="mt-2 w-full text-left tabular-nums">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="text-sm text-ink-soft">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {words.columns.day}
            </th>
            <th scope="col" className="py-2 pr-3 font-semibold">
              {words.columns.weight}
            </th>
            <th scope="col" className="py-2 pr-3 font-semibold">
              {words.columns.trend}
            </th>
            <th scope="col" className="py-2">
              <span className="sr-only">{words.columns.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map(({ on, kg, trend, dose }) => (
            <tr key={on} className="border-b border-line">
              <th scope="row" className="py-1 pr-3 font-normal">
                {formatDateOrText(on)}
                {dose && <span className="block text-xs text-ink-soft">{words.onDose(dose)}</span>}
              </th>
              <td className="py-1 pr-3">
                {formatWeight(kg, unit)}
                {reported.has(on) && <span className="block text-xs text-ink-soft">{words.fromCheckIn}</span>}
                {read.has(on) && <span className="block text-xs text-ink-soft">{words.fromScale}</span>}
              </td>
              <td className="py-1 pr-3">{formatWeight(trend, unit)}</td>
              <td className="py-1 text-right">
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.remove(formatDateOrText(on))}
                  onClick={() => void remove(on)}
                >
                  {words.columns.remove}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > most && (
        <Button variant="secondary" size="small" className="mt-4" onClick={() => setMost(most + 4 * shownAtFirst)}>
          {words.older}
        </Button>
      )}
    </>
  )
}
