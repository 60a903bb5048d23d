import { myMessagesWords as words } from '#content/my-messages.ts'
import { threadPolicy } from '#domain/threads/policy.ts'
import { momentOf } from './thread-day.ts'
import type { useMyThread } from './use-my-thread.ts'

type Props = Pick<NonNullable<ReturnType<typeof useMyThread>['held']>['thread'], 'waitingFor' | 'dueAt' | 'answerBy'>

/** Whose turn it is, and by when. */
export function MessageTurn({ waitingFor, dueAt, answerBy }: Props) {
  const said =
    waitingFor === 'patient'
      ? words.yourTurn
      : waitingFor === 'team' && dueAt
        ? words.dueBy(momentOf(dueAt))
        : `${words.promise(threadPolicy.answerWorkingDays)} ${words.answerBy(momentOf(answerBy))}`
  return <p className="mb-5 border-t border-line pt-5 font-medium">{said}</p>
}
