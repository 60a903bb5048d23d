import { deskMessagesWords as words } from '#content/desk/messages.ts'
import type { DeskMessage } from '#contract/desk/messages.ts'
import { shortMoment } from './short-moment.ts'

interface Props {
  readonly message: DeskMessage
  /** Of the person it is a conversation with. */
  readonly name: string
}

/** What the person wrote stands at the left, what the team wrote at the right. */
export function Message({ message: { from, by, words: written, fileIds, at, isRead }, name }: Props) {
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
      {fileIds.length > 0 && <p className="mt-1 text-xs text-ink-soft">{words.files(fileIds.length)}</p>}
    </article>
  )
}
