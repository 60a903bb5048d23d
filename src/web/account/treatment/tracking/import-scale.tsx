import { type ChangeEvent, useRef, useState } from 'react'
import { trackingWords } from '#content/treatment/tracking.ts'
import {
  mostImportBytes,
  mostImported,
  readScaleExport,
  type ScaleExport,
} from '#domain/treatment/tracking/scale-export.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { formatDateOrText } from '../../shell/format-date.ts'
import { AskedDays, type Asks, asSent } from './asked-days.tsx'
import type { Tracking, UseTracking } from './use-tracking.ts'

const words = trackingWords.file

interface Props extends Pick<UseTracking, 'change'> {
  readonly progress: Tracking
}

const scaleUnits = { kg: 'kg', lbs: 'lb', 'st-lb': 'st' } as const
const unitNames = { kg: 'kilograms', lbs: 'pounds', 'st-lb': 'stones' } as const

/** The file is read in the browser: only weights from it are sent. */
export function ImportScale({ progress, change }: Props) {
  const { unit, today } = progress
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<ReadExport>()
  const [problem, setProblem] = useState<string>()
  const [asks, setAsks] = useState<Asks>([])
  const [isBusy, setIsBusy] = useState(false)

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    leave()
    if (!file) return
    if (file.size > mostImportBytes) return setProblem(words.tooLarge(mostImportBytes / 1024 / 1024))
    const text = await file.text()
    if (text.includes('\0') || text.includes('\uFFFD')) return setProblem(words.notText)
    const result = readScaleExport(text, scaleUnits[unit], today)
    if (result.is === 'read') return setFound(result)
    const { because, line } = result
    const says = because === 'too many' ? words.refused[because](mostImported) : words.refused[because]
    setProblem(line === undefined ? says : `${words.line(line)}: ${says}`)
  }

  function leave() {
    setFound(undefined)
    setAsks([])
    setProblem(undefined)
  }

  async function add({ logged }: ReadExport, isMine: boolean) {
    setIsBusy(true)
    const done = await change('import_measures', { logged: asSent(logged), isMine })
    setIsBusy(false)
    if (!done) return setProblem(words.failed)
    setProblem(undefined)
    setAsks(done.asks)
    if (done.asks.length === 0) setFound(undefined)
    const isAdded = logged.length - done.kept
    showToast({ title: words.added(done.kept, done.asks.length === 0 ? isAdded : 0) })
  }

  return (
    <section id="import-file" aria-labelledby="import" className="rounded-card border border-line bg-white p-5 sm:p-7">
      <h2 id="import" className="text-[1.5rem]">
        {words.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{words.says}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={words.choose}
        onChange={(event) => void read(event)}
        className="sr-only"
        tabIndex={-1}
      />
      <div className="mt-4 space-y-4">
        {problem && <AlertMessage>{problem}</AlertMessage>}
        {found && asks.length > 0 ? (
          <AskedDays
            asks={asks}
            progress={progress}
            isBusy={isBusy}
            onMine={() => void add(found, true)}
            onLeave={leave}
          />
        ) : found ? (
          <FoundWeights
            found={found}
            readAs={found.isUnitGuessed ? words.readAs(unitNames[unit]) : null}
            isBusy={isBusy}
            onAdd={() => void add(found, false)}
            onLeave={leave}
          />
        ) : (
          <Button size="small" variant="secondary" onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
        )}
      </div>
    </section>
  )
}

const shownBad = 5

type ReadExport = Extract<ScaleExport, { is: 'read' }>

interface ReadExportProps {
  readonly found: ReadExport
  readonly readAs: string | null
  readonly isBusy: boolean
  readonly onAdd: () => void
  readonly onLeave: () => void
}

function FoundWeights({ found: { logged, bad }, readAs, isBusy, onAdd, onLeave }: ReadExportProps) {
  const [first, last] = [logged[0]?.on ?? '', logged.at(-1)?.on ?? '']
  return (
    <div role="status" className="rounded-option bg-mint p-5">
      <p className="font-semibold">{words.found(logged.length, formatDateOrText(first), formatDateOrText(last))}</p>
      {readAs && <p className="mt-1">{readAs}</p>}
      {bad.length > 0 && (
        <>
          <p className="mt-3">{words.bad(bad.length)}</p>
          <ul className="mt-1 list-disc pl-5 text-sm">
            {bad.slice(0, shownBad).map(({ line, problem }) => (
              <li key={`${line} ${problem}`}>
                {words.line(line)}: {words.problem[problem]}
              </li>
            ))}
            {bad.length > shownBad && <li>{words.moreBad(bad.length - shownBad)}</li>}
          </ul>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-4">
        <Button size="small" busy={isBusy} busyLabel={words.adding} onClick={onAdd}>
          {words.add(logged.length)}
        </Button>
        <Button size="small" variant="quiet" onClick={onLeave}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
