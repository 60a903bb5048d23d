import { attachWords } from '#content/evidence/attachments.ts'
import { deskMessagesWords as words } from '#content/messages/desk-messages.ts'
import type { DeskMessage } from '#contract/messages/desk-messages.ts'
import type { AttachedFile } from '#contract/messages/messages.ts'
import { writtenSize } from '#domain/enquiries/attachments.ts'
import { Paperclip } from '#web/kit/ui/icons.tsx'
import { shortMoment } from './short-moment.ts'

interface Props {
  readonly message: DeskMessage
  /** Of the person it is a conversation with. */
  readonly name: string
  readonly onOpenFile: (file: AttachedFile) => void
}

/** What the person wrote stands at the left, what the team wrote at the right. */
export function Message({ message, name, onOpenFile }: Props) {
  const { from, by, words: written, files, otherFiles, at, isRead } = message
  const isOurs = from === 'team'
  return (
    <article
      className={`w-fit max-w-[85%] min-w-60 rounded-option px-4 py-2.5 ${isOurs ? 'ml-auto bg-mint' : 'border border-line bg-white'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-soft">
        <span className="font-semibold text-ink">{by?.name ?? name}</span>
        {by && <span>{by.role}</span>}
        <time dateTime={at} className="tabular-nums">
          {shortMoment(at)}
        </time>
        {isOurs && <span>{isRead ? words.theyRead : words.theyDidNot}</span>}
      </p>
      {written === null ? (
        <p className="mt-1 text-ink-soft italic">{words.hidden}</p>
      ) : (
        written !== '' && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{written}</p>
      )}
      {files.length > 0 && (
        <ul aria-label={attachWords.files} className="mt-1">
          {files.map((file) => (
            <li key={file.id} className="flex items-baseline gap-2">
              <button
                type="button"
                onClick={() => onOpenFile(file)}
                className="inline-flex min-w-0 cursor-pointer items-center gap-1.5 py-0.5 text-left font-medium underline underline-offset-4 hover:text-green"
              >
                <Paperclip className="size-4 shrink-0" />
                <span className="wrap-anywhere">{file.name}</span>
              </button>
              <span className="shrink-0 text-xs text-ink-soft tabular-nums">{writtenSize(file.size)}</span>
            </li>
          ))}
        </ul>
      )}
      {otherFiles > 0 && <p className="mt-1 text-xs text-ink-soft italic">{words.otherFiles(otherFiles)}</p>}
    </article>
  )
}
