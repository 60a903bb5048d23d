import { evidenceWords as words } from '#content/desk/case.ts'
import { gateWords, howWords } from '#content/desk/cases.ts'
import { dateOf } from '../cases/written-date.ts'
import { fileSize } from './file-size.ts'
import { Record } from './recording/record.tsx'
import type { RecordingState } from './recording/use-recording.ts'
import type { ShownCase } from './shown-case.ts'

const named = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key.replaceAll('_', ' ')

type File = ShownCase['files'][number]

interface Props {
  readonly found: ShownCase
  readonly recording: RecordingState
  readonly onOpenFile: (file: File) => void
}

/** What has come in beside the answers, who has seen it, and what is still to be written down. */
export const Evidence = ({ found, recording, onOpenFile }: Props) => (
  <div className="space-y-5">
    <Record found={found} state={recording} />
    <Found evidence={found.evidence} />
    <Files files={found.files} onOpen={onOpenFile} />
  </div>
)

export const Found = ({ evidence }: Pick<ShownCase, 'evidence'>) => (
  <section>
    <h3 className="mb-1.5 text-[1.0625rem]">{words.found}</h3>
    {evidence.length === 0 ? (
      <p className="text-ink-soft">{words.none}</p>
    ) : (
      <ul className="space-y-2">
        {evidence.map(({ gate, isPassed, says, how, by, at }) => (
          <li key={`${gate} ${at}`} className="rounded-xl border border-line bg-white px-3.5 py-2.5">
            <p className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{named(gateWords, gate)}</span>
              <span
                className={`shrink-0 rounded-full px-2 text-xs font-semibold ${isPassed ? 'bg-mint text-green' : 'bg-brick-pale text-brick'}`}
              >
                {isPassed ? words.passed : words.notPassed}
              </span>
            </p>
            <p className="leading-snug">{says}</p>
            <p className="text-xs text-ink-soft">
              {[named(howWords, how), by, dateOf(at)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    )}
  </section>
)

export const Files = ({ files, onOpen }: Pick<ShownCase, 'files'> & { onOpen: Props['onOpenFile'] }) => (
  <section>
    <h3 className="mb-1.5 text-[1.0625rem]">{words.files}</h3>
    {files.length === 0 ? (
      <p className="text-xs text-ink-soft">{words.noFiles}</p>
    ) : (
      <ul className="divide-y divide-line">
        {files.map((file) => (
          <li key={file.id} className="py-1.5">
            <p className="flex items-baseline justify-between gap-3">
              <button
                type="button"
                onClick={() => onOpen(file)}
                className="min-w-0 cursor-pointer truncate text-left font-medium underline underline-offset-4 hover:text-green"
              >
                {file.name}
              </button>
              <span className={`text-xs ${file.isSeen ? 'text-ink-soft' : 'font-semibold'}`}>
                {file.isSeen ? words.seen : words.new}
              </span>
            </p>
            <p className="text-xs text-ink-soft">
              {[named(gateWords, file.gate), file.kind, fileSize(file.size), dateOf(file.at)].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    )}
  </section>
)
