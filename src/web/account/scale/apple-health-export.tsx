import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { scalePageWords } from '#content/treatment/scale.ts'
import type { TakenMeasure } from '#domain/treatment/tracking/measures.ts'
import { mostImported } from '#domain/treatment/tracking/scale-export.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { formatDateOrText } from '../shell/format-date.ts'
import { AskedDays, type Asks, asSent } from '../treatment/tracking/asked-days.tsx'
import type { Tracking, UseTracking } from '../treatment/tracking/use-tracking.ts'
import { ExportError, type ExportProblem, readAppleHealth } from './read-apple-health.ts'

const words = scalePageWords.apple

interface Props extends Pick<UseTracking, 'change'> {
  readonly progress: Tracking
}

interface Found {
  readonly taken: readonly TakenMeasure[]
  readonly leftOut: number
  readonly isShortened: boolean
}

/** As many days as one call carries, the newest. */
function newestDays(taken: readonly TakenMeasure[]): Pick<Found, 'taken' | 'isShortened'> {
  const days = [...new Set(taken.map(({ on }) => on))].toSorted()
  const first = days.at(-mostImported)
  if (first === undefined || days.length <= mostImported) return { taken, isShortened: false }
  return { taken: taken.filter(({ on }) => on >= first), isShortened: true }
}

/** The export of Apple Health: it is read in the browser, and only what a scale measures is sent. */
export default function AppleHealthExport({ progress, change }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState<number>()
  const [found, setFound] = useState<Found>()
  const [asks, setAsks] = useState<Asks>([])
  const [problem, setProblem] = useState<ExportProblem | 'failed' | 'nothing'>()
  const [isBusy, setIsBusy] = useState(false)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])

  function forget() {
    setFound(undefined)
    setAsks([])
    setProblem(undefined)
  }

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    forget()
    if (!file) return
    const stopping = new AbortController()
    reading.current = stopping
    setPercent(0)
    try {
      const { signal } = stopping
      const onProgress = (share: number) => setPercent(Math.floor(share * 100))
      const { taken, leftOut } = await readAppleHealth({ file, today: progress.today, signal, onProgress })
      if (taken.length === 0) setProblem('nothing')
      else setFound({ ...newestDays(taken), leftOut })
    } catch (error) {
      if (stopping.signal.aborted) showToast({ title: words.cancelled })
      else setProblem(error instanceof ExportError ? error.problem : 'damaged')
    }
    setPercent(undefined)
  }

  async function add({ taken }: Found, isMine: boolean) {
    setIsBusy(true)
    const done = await change('import_measures', { logged: asSent(taken), source: 'apple-health', isMine })
    setIsBusy(false)
    if (!done) return setProblem('failed')
    setProblem(undefined)
    setAsks(done.asks)
    if (done.asks.length === 0) setFound(undefined)
    showToast({ title: words.added(done.kept, taken.length - done.kept) })
  }

  return (
    <>
      <h3 className="font-sans text-base font-semibold">{words.heading}</h3>
      <p className="mt-1 text-ink-soft">{words.says}</p>
      <p className="mt-1 text-ink-soft">{words.private}</p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={words.choose}
        onChange={(event) => void read(event)}
        className="sr-only"
        tabIndex={-1}
      />
      <div className="mt-3 space-y-4">
        {problem && (
          <AlertMessage>
            {problem === 'failed' ? words.failed : problem === 'nothing' ? words.nothing : words.problems[problem]}
          </AlertMessage>
        )}
        {percent !== undefined && (
          <div className="space-y-3">
            <p role="status">{words.reading(percent)}</p>
            <progress className="w-full accent-green" max={100} value={percent} aria-label={words.heading} />
            <Button size="small" variant="secondary" onClick={() => reading.current?.abort()}>
              {words.cancel}
            </Button>
          </div>
        )}
        {percent === undefined && !found && (
          <Button size="small" variant="secondary" onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
        )}
        {found && asks.length === 0 && (
          <FoundMeasures found={found} isBusy={isBusy} onAdd={() => void add(found, false)} onLeave={forget} />
        )}
        {found && asks.length > 0 && (
          <AskedDays
            asks={asks}
            progress={progress}
            isBusy={isBusy}
            onMine={() => void add(found, true)}
            onLeave={forget}
          />
        )}
      </div>
    </>
  )
}

interface FoundProps {
  readonly found: Found
  readonly isBusy: boolean
  readonly onAdd: () => void
  readonly onLeave: () => void
}

function FoundMeasures({ found: { taken, leftOut, isShortened }, isBusy, onAdd, onLeave }: FoundProps) {
  const [first, last] = [taken[0]?.on ?? '', taken.at(-1)?.on ?? '']
  return (
    <div role="status" className="rounded-option bg-mint p-5">
      <p className="font-semibold">{words.found(taken.length, formatDateOrText(first), formatDateOrText(last))}</p>
      {isShortened && <p className="mt-1">{words.shortened(mostImported)}</p>}
      {leftOut > 0 && <p className="mt-1">{words.leftOut(leftOut)}</p>}
      <div className="mt-4 flex flex-wrap gap-4">
        <Button size="small" busy={isBusy} busyLabel={words.adding} onClick={onAdd}>
          {words.add(taken.length)}
        </Button>
        <Button size="small" variant="quiet" onClick={onLeave}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
