import { attachWords } from '#content/evidence/attachments.ts'
import { myMessagesWords as words } from '#content/messages/my-messages.ts'
import { emergency, nhs111 } from '#content/safeguarding/urgent-lines.ts'
import type { Message } from '#contract/messages/messages.ts'
import { formatSize } from '#domain/enquiries/attachments.ts'
import { threadPolicy } from '#domain/messages/policy.ts'
import { type PromisedTime, promiseText } from '#domain/promises/promised-time.ts'
import { apiPrefix } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Paperclip } from '#web/shared/uploads/paperclip.tsx'
import { AccountSection } from '../shell/account-section.tsx'
import { Fetching } from '../shell/fetching.tsx'
import { NotFetched } from '../shell/not-fetched.tsx'
import { NothingYet } from '../shell/nothing-yet.tsx'
import { ReplyBox } from './reply-box.tsx'
import { daysOf, timeOf } from './thread-day.ts'
import { useMyThread } from './use-my-thread.ts'

export const meta = () => pageMeta({ ...words, title: words.tabTitle, isUnlisted: true })

/** What is written between somebody and the team. */
export default function MessagesPage() {
  const { held, isFailing, refresh, fetchOlder, isFetchingOlder, add } = useMyThread()
  return (
    <AccountSection {...words} width="max-w-[60rem]">
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_min(17rem,50%)]">
        <div className="min-w-0">
          {held ? (
            <>
              {held.hasOlder && (
                <Button
                  variant="secondary"
                  size="small"
                  className="mb-6"
                  busy={isFetchingOlder}
                  busyLabel={words.olderBusy}
                  onClick={fetchOlder}
                >
                  {words.older}
                </Button>
              )}
              {held.messages.length === 0 && (
                <div className="mb-8">
                  <NothingYet title={words.empty}>{words.emptyWhat}</NothingYet>
                </div>
              )}
              {daysOf(held.messages, Date.now()).map(({ date, name, messages }) => (
                <section key={date} aria-label={name} className="mb-8">
                  <h2 className="mb-4 text-center font-sans text-sm font-semibold tracking-normal text-ink-soft">
                    {name}
                  </h2>
                  <ol className="space-y-4">
                    {messages.map((message) => (
                      <li key={message.id}>
                        <MessageBubble message={message} />
                      </li>
                    ))}
                  </ol>
                </section>
              ))}
              {isFailing && (
                <p role="status" className="mb-4 text-ink-soft">
                  {words.notRefreshed}
                </p>
              )}
              <MessageTurn {...held.thread} />
              <ReplyBox uploads={held.thread.uploads} unsent={held.thread.unsent} onSent={add} />
            </>
          ) : isFailing ? (
            <NotFetched words={words} onAgain={refresh} />
          ) : (
            <Fetching>{words.loading}</Fetching>
          )}
        </div>
        <NotForEmergencies />
      </div>
    </AccountSection>
  )
}

type Props = Pick<NonNullable<ReturnType<typeof useMyThread>['held']>['thread'], 'waitingFor' | 'due' | 'answer'>

/** Whose turn it is, and by when. */
function MessageTurn({ waitingFor, due, answer }: Props) {
  const now = useNow()
  const told = waitingFor === 'team' && due ? promiseText(due, now) : null
  return (
    <div className="mb-5 border-t border-line pt-5 font-medium">
      <Late told={told} canMessage={false} />
      {!told?.isLate && (
        <p>{waitingFor === 'patient' ? words.yourTurn : told ? words.dueBy(told.by) : offerOf(answer, now)}</p>
      )}
    </div>
  )
}

/** By when a message that is written now is answered; without a time where the page has not heard from the server for long. */
function offerOf(answer: PromisedTime, now: number): string {
  const offer = promiseText(answer, now)
  const rule = words.promise(threadPolicy.answerWorkingDays)
  return offer.isLate ? rule : `${rule} ${words.answerBy(offer.by)}`
}

/** Stands beside the conversation, however long it is. */
const NotForEmergencies = () => (
  <aside
    aria-labelledby="not-for-emergencies"
    className="rounded-card border border-line bg-white p-5 max-lg:-order-1 sm:p-6 lg:sticky lg:top-24"
  >
    <h2 id="not-for-emergencies" className="text-[1.25rem] sm:text-[1.375rem]">
      {words.notForEmergencies}
    </h2>
    <p className="mt-1 text-ink-soft max-sm:text-sm">
      {words.promise(threadPolicy.answerWorkingDays)} {words.emergency}
    </p>
    <ul className="mt-1 grid grid-cols-2 gap-x-5 sm:mt-3 lg:grid-cols-1">
      {[emergency, nhs111].map(({ href, action, when }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-4"
          >
            {action}
          </a>
          <p className="-mt-1.5 text-sm leading-snug text-ink-soft">{when}</p>
        </li>
      ))}
    </ul>
  </aside>
)

const sides = {
  patient: 'ml-auto rounded-br-sm bg-mint',
  team: 'mr-auto rounded-bl-sm border border-line bg-white',
} as const

/** One message. One's own stand at the right, and who wrote it is also said in words. */
const MessageBubble = ({ message: { from, by, words: written, files, at, isNew } }: { message: Message }) => (
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
            <span className="text-sm text-ink-soft tabular-nums">{formatSize(size)}</span>
          </li>
        ))}
      </ul>
    )}
  </article>
)
