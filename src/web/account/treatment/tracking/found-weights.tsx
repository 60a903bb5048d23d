import { trackingWords } from '#content/treatment/tracking.ts'
import type { ScaleExport } from '#domain/treatment/tracking/scale-export.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { writtenDay } from '../../shell/written-date.ts'

const words = trackingWords.file
const shownBad = 5

export type ReadExport = Extract<ScaleExport, { is: 'read' }>

interface Props {
  readonly found: ReadExport
  readonly readAs: string | null
  readonly isBusy: boolean
  readonly onAdd: () => void
  readonly onLeave: () => void
}

export function FoundWeights({ found: { logged, bad }, readAs, isBusy, onAdd, onLeave }: Props) {
  const [first, last] = [logged[0]?.on ?? '', logged.at(-1)?.on ?? '']
  return (
    <div role="status" className="rounded-option bg-mint p-5">
      <p className="font-semibold">{words.found(logged.length, writtenDay(first), writtenDay(last))}</p>
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
