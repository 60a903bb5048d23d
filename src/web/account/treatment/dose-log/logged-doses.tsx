import { useState } from 'react'
import { siteWords, doseLogWords as words } from '#content/treatment/dose-log.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { formatDateOrText } from '../../shell/format-date.ts'
import type { DoseLog, Log, ShownEntry, TypedDose } from './use-dose-log.ts'

interface Props extends Pick<DoseLog, 'save' | 'remove'> {
  readonly form: Log['form']
  readonly entries: readonly ShownEntry[]
  readonly onChange: (entry: ShownEntry) => void
}

const shownAtFirst = 8

/** What was logged, the newest first, each with a way to change and to remove it. */
export function LoggedDoses({ form, entries, save, remove, onChange }: Props) {
  const [most, setMost] = useState(shownAtFirst)
  const own = words.byForm[form]

  async function removeOne(entry: ShownEntry) {
    const result = await remove(entry.id)
    if (typeof result === 'object')
      return void showToast({ title: 'refused' in result ? result.refused : words.notKept, variant: 'destructive' })
    showToast({
      title: words.removed,
      ...(result === 'waiting' ? { description: words.waiting } : {}),
      action: { label: words.undo, run: () => void save(again(entry)), otherwise: own.did },
    })
  }

  if (entries.length === 0) return <p className="mt-3 text-ink-soft">{words.empty}</p>
  return (
    <>
      <ul aria-label={own.caption} className="mt-3 divide-y divide-line">
        {entries.slice(0, most).map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-48 flex-1">
              <p className="font-semibold tabular-nums">
                {entry.time ? words.at(formatDateOrText(entry.on), entry.time) : formatDateOrText(entry.on)}
              </p>
              <p className="text-sm text-ink-soft">
                {entry.is === 'missed'
                  ? own.wasMissed
                  : [entry.dose, entry.site && siteWords[entry.site]].filter(Boolean).join(' · ')}
              </p>
              {entry.isConfirmed && <p className="text-sm font-semibold">{words.confirmed}</p>}
              {entry.isWaiting && <p className="text-sm text-ink-soft">{words.isWaiting}</p>}
            </div>
            <div className="flex gap-4">
              {entry.is === 'taken' && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.changeOf(formatDateOrText(entry.on))}
                  onClick={() => onChange(entry)}
                >
                  {words.change}
                </Button>
              )}
              <Button
                variant="quiet"
                size="small"
                aria-label={words.removeOf(formatDateOrText(entry.on))}
                onClick={() => void removeOne(entry)}
              >
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {entries.length > most && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => setMost(most + 4 * shownAtFirst)}>
          {words.older}
        </Button>
      )}
    </>
  )
}

/** A removed entry does not come back: the same is logged anew. */
const again = ({ on, is, time, site, isConfirmed }: ShownEntry): TypedDose => ({
  id: randomUuid(),
  on,
  is,
  ...(time ? { time } : {}),
  ...(site ? { site } : {}),
  ...(isConfirmed ? { confirmed: true } : {}),
})
