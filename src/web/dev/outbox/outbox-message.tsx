import { brand } from '#content/brand.ts'
import { outboxWords as words } from '#content/operations/outbox.ts'
import type { CallReply } from '#contract/calls.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { shortDay, shortWeekday } from '#domain/calendar/short-date.ts'
import { Mark } from '#web/kit/art/mark.tsx'
import { textWithLinks } from './text-with-links.ts'

type Message = CallReply<'dev_outbox'>['messages'][number]

/** Tue 17 Nov, 09:05:33 */
function whenSent(at: string): string {
  const { date, time } = londonTimeAt(Date.parse(at))
  return `${shortWeekday(date)} ${shortDay(date)}, ${time}:${at.slice(17, 19)}`
}

/** When and to whom on the left, and beside it what arrives there. */
export function OutboxMessage({ message }: { message: Message }) {
  const { kind, to, at } = message
  return (
    <article className="grid gap-x-10 gap-y-3 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="text-sm text-ink-soft md:pt-2">
        <p className="font-semibold text-green">{words[kind]}</p>
        <p>
          <time dateTime={at} className="tabular-nums">
            {whenSent(at)}
          </time>
        </p>
        <p className="wrap-anywhere">
          {words.to} {to}
        </p>
      </div>
      {kind === 'email' ? <Letter message={message} /> : <SmsMessage text={message.text} />}
    </article>
  )
}

const MessageText = ({ text }: { text: string }) => (
  <p className="max-w-[60ch] whitespace-pre-line wrap-anywhere">
    {textWithLinks(text).map(({ at, text: part, isLink }) =>
      isLink ? (
        <a key={at} href={part} className="font-semibold text-green underline underline-offset-4 hover:text-ink">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
)

/** A sheet of paper with a head. */
const Letter = ({ message }: { message: Message }) => (
  <div className="max-w-[44rem] overflow-hidden rounded-card border border-line bg-white">
    <div className="flex items-center gap-4 border-b border-line bg-apricot-pale/50 px-6 py-5 sm:px-9">
      <h2 className="flex-1 text-[1.625rem]">{message.subject}</h2>
      <Mark className="w-10 shrink-0" />
    </div>
    <div className="px-6 py-6 sm:px-9 sm:py-8">
      <MessageText text={message.text} />
    </div>
  </div>
)

const SmsMessage = ({ text }: { text: string }) => (
  <div className="max-w-[23rem] rounded-[2.25rem] border-3 border-ink bg-white px-4 pt-3 pb-7">
    <div aria-hidden="true" className="mx-auto h-1.5 w-16 rounded-full bg-ink" />
    <p aria-hidden="true" className="mt-4 flex items-center gap-2.5 border-b border-line pb-3 font-semibold">
      <Mark className="w-8" />
      {brand.name}
    </p>
    <div className="mt-4 mr-6 rounded-card rounded-bl-md bg-sage px-5 py-3.5">
      <MessageText text={text} />
    </div>
  </div>
)
