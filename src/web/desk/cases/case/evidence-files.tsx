import { evidenceWords as words } from '#content/cases/case.ts'
import { gateWords } from '#content/cases/cases.ts'
import { dateOf } from '../list/format-date.ts'
import type { CaseView } from './case-view.ts'
import { nameOrKey } from './name-or-key.ts'

type File = CaseView['files'][number]

interface Props {
  readonly files: readonly File[]
  readonly onOpen: (file: File) => void
}

export const EvidenceFiles = ({ files, onOpen }: Props) => (
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
              {[nameOrKey(gateWords, file.gate), file.kind, fileSize(file.size), dateOf(file.at)].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    )}
  </section>
)

/** 850 kB, 2.4 MB. */
const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
