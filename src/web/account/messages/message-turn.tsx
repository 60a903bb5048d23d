import { myMessagesWords as words } from '#content/messages/my-messages.ts'
import { threadPolicy } from '#domain/messages/policy.ts'
import { type PromisedTime, tellPromise } from '#domain/promises/promised-time.ts'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import type { useMyThread } from './use-my-thread.ts'

type Props = Pick<NonNullable<ReturnType<typeof useMyThread>['held']>['thread'], 'waitingFor' | 'due' | 'answer'>

/** Whose turn it is, and by when. */
export function MessageTurn({ waitingFor, due, answer }: Props) {
  const now = useNow()
  const told = waitingFor === 'team' && due ? tellPromise(due, now) : null
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
  const offer = tellPromise(answer, now)
  const rule = words.promise(threadPolicy.answerWorkingDays)
  return offer.isLate ? rule : `${rule} ${words.answerBy(offer.by)}`
}
