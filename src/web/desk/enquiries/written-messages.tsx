import { contactInboxWords as words } from '#content/enquiries/inbox.ts'
import type { RequestView } from '#contract/enquiries/inbox.ts'
import { formatSize } from '#domain/enquiries/attachments.ts'
import { dateAndTimeOf } from '../cases/list/format-date.ts'
import { shortMoment } from '../messages/short-moment.ts'

type Message = RequestView['messages'][number]
type File = Message['files'][number]

interface Props {
  readonly found: RequestView
  readonly onOpenFile: (file: File) => void
}

/** What the person wrote stands at the left, what we answered at the right; then what was done. */
export const WrittenMessages = ({ found: { messages, history }, onOpenFile }: Props) => (
  <>
    {messages.map(({ id, by, words: said, at, files }) => (
      <article
        key={id}
        className={`w-fit max-w-[85%] min-w-60 rounded-option px-4 py-2.5 ${by ? 'ml-auto bg-mint' : 'border border-line bg-white'}`}
      >
        <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-soft">
          <span className="font-semibold text-ink">{by?.name ?? words.them}</span>
          {by && <span>{by.role}</span>}
          <time dateTime={at} className="tabular-nums">
            {shortMoment(at)}
          </time>
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{said}</p>
        {files.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {files.map((file) => (
              <li key={file.id}>
                <button
                  type="button"
                  aria-label={words.openFile(file.name)}
                  onClick={() => onOpenFile(file)}
                  className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-paper px-3 text-xs font-semibold hover:border-ink"
                >
                  {file.name} <span className="font-normal text-ink-soft tabular-nums">{formatSize(file.size)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </article>
    ))}
    {history.length > 0 && (
      <div className="pt-2">
        <h3 className="text-xs font-semibold">{words.history}</h3>
        <ul className="text-xs text-ink-soft">
          {history.map(({ at, what, by }) => (
            <li key={`${at} ${what}`}>
              {dateAndTimeOf(at)} · {what} · {by}
            </li>
          ))}
        </ul>
      </div>
    )}
  </>
)
