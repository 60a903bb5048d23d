import { attachWords } from '#content/evidence/attachments.ts'
import { myMessagesWords as words } from '#content/messages/my-messages.ts'
import type { Message } from '#contract/messages/messages.ts'
import { writtenSize } from '#domain/enquiries/attachments.ts'
import { apiPrefix } from '#web/browser/api.ts'
import { Paperclip } from '#web/kit/ui/icons.tsx'
import { timeOf } from './thread-day.ts'

const sides = {
  patient: 'ml-auto rounded-br-sm bg-mint',
  team: 'mr-auto rounded-bl-sm border border-line bg-white',
} as const

/** One message. One's own stand at the right, and who wrote it is also said in words. */
export const MessageBubble = ({ message: { from, by, words: written, files, at, isNew } }: { message: Message }) => (
  <article className={`max-w-[34rem] rounded-card px-5 py-4 max-sm:w-[92%] sm:w-fit sm:min-w-64 ${sides[from]}`}>
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
      <span className="font-semibold text-ink">{by?.name ?? words.you}</span>
      {by && <span>{by.role}</span>}
      <time dateTime={at} className="tabular-nums">
        {timeOf(at)}
      </time>
      {isNew && (
        <span className="rounded-full bg-apricot-pale px-2.5 py-0.5 text-xs font-semibold text-ink">{words.fresh}</span>
      )}
    </p>
    {written !== '' && <p className="mt-1.5 wrap-anywhere whitespace-pre-wrap">{written}</p>}
    {files.length > 0 && (
      <ul aria-label={attachWords.files} className="mt-2 space-y-1">
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <a
              href={`${apiPrefix()}/my_file?id=${id}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4 hover:text-green"
            >
              <Paperclip className="size-4.5 shrink-0" />
              <span className="wrap-anywhere">{name}</span>
              <span className="sr-only">({attachWords.opens})</span>
            </a>{' '}
            <span className="text-sm text-ink-soft tabular-nums">{writtenSize(size)}</span>
          </li>
        ))}
      </ul>
    )}
  </article>
)
