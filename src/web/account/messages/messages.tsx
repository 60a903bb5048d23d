import { useEffect } from 'react'
import { myMessagesWords as words } from '#content/my-messages.ts'
import { threadPolicy } from '#domain/threads/policy.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { focusPageHeading, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { BackToAccount } from '../back-to-account.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { NotForEmergencies } from './not-for-emergencies.tsx'
import { ReplyBox } from './reply-box.tsx'
import { daysOf, momentOf } from './thread-day.ts'
import { useMyThread } from './use-my-thread.ts'

const [headingStart, headingEnd] = words.heading

/** What is written between somebody and the team. */
export function Messages() {
  const { held, isFailing, refresh, fetchOlder, isFetchingOlder, add } = useMyThread()

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusPageHeading()
  }, [])

  return (
    <div className={`${gutter} min-h-[60svh] pt-4 pb-16 sm:pt-8`}>
      <div className="mx-auto max-w-[60rem]">
        <BackToAccount />
        <PageHeading className="mt-2">
          {headingStart} <em className="text-green">{headingEnd}</em>
        </PageHeading>
        <p className="mt-3 max-w-[40rem] text-lg text-ink-soft">{words.lead}</p>
        <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
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
                {held.messages.length === 0 && <NoMessages />}
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
                <Turn {...held.thread} />
                <ReplyBox uploads={held.thread.uploads} unsent={held.thread.unsent} onSent={add} />
              </>
            ) : isFailing ? (
              <AlertMessage
                action={
                  <Button size="small" variant="secondary" onClick={refresh}>
                    {words.tryAgain}
                  </Button>
                }
              >
                {words.failed}
              </AlertMessage>
            ) : (
              <p role="status" className="flex items-center gap-3 text-ink-soft">
                <Waiting />
                {words.loading}
              </p>
            )}
          </div>
          <NotForEmergencies />
        </div>
      </div>
    </div>
  )
}

const NoMessages = () => (
  <div className="mb-8 rounded-card bg-paper-deep p-7">
    <h2 className="text-[1.5rem]">{words.empty}</h2>
    <p className="mt-2">{words.emptyWhat}</p>
  </div>
)

type TurnProps = Pick<
  NonNullable<ReturnType<typeof useMyThread>['held']>['thread'],
  'waitingFor' | 'dueAt' | 'answerBy'
>

/** Whose turn it is, and by when. */
function Turn({ waitingFor, dueAt, answerBy }: TurnProps) {
  const said =
    waitingFor === 'patient'
      ? words.yourTurn
      : waitingFor === 'team' && dueAt
        ? words.dueBy(momentOf(dueAt))
        : `${words.promise(threadPolicy.answerWorkingDays)} ${words.answerBy(momentOf(answerBy))}`
  return <p className="mb-5 border-t border-line pt-5 font-medium">{said}</p>
}
