import { myMessagesWords as words } from '#content/messages/my-messages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Fetching } from '../shell/fetching.tsx'
import { NotFetched } from '../shell/not-fetched.tsx'
import { NothingYet } from '../shell/nothing-yet.tsx'
import { PartOfAccount } from '../shell/part-of-account.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { MessageTurn } from './message-turn.tsx'
import { NotForEmergencies } from './not-for-emergencies.tsx'
import { ReplyBox } from './reply-box.tsx'
import { daysOf } from './thread-day.ts'
import { useMyThread } from './use-my-thread.ts'

/** What is written between somebody and the team. */
export function Messages() {
  const { held, isFailing, refresh, fetchOlder, isFetchingOlder, add } = useMyThread()
  return (
    <PartOfAccount {...words} width="max-w-[60rem]">
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
    </PartOfAccount>
  )
}
