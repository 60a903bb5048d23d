import { deskMessagesWords as words } from '#content/messages/desk-messages.ts'
import type { ThreadRow as Row } from '#contract/messages/desk-messages.ts'
import { AnswerClock } from './answer-clock.tsx'
import { shortMoment } from './short-moment.ts'

interface Props {
  readonly row: Row
  readonly isOpen: boolean
  readonly onOpen: () => void
}

export const ThreadRow = ({ row: { name, unread, clock, waitingFor, lastAt, assignedTo }, isOpen, onOpen }: Props) => (
  <button
    type="button"
    aria-current={isOpen || undefined}
    onClick={onOpen}
    className="block min-h-13 w-full cursor-pointer border-b border-line px-3 py-2 text-left hover:bg-white aria-[current=true]:bg-white aria-[current=true]:shadow-[inset_4px_0_0_var(--color-apricot)]"
  >
    <span className="flex items-baseline gap-2">
      <span className="min-w-0 truncate font-semibold">{name ?? words.unnamed}</span>
      {unread > 0 && (
        <span className="shrink-0 rounded-full bg-sun px-2 text-xs font-semibold">{words.unread(unread)}</span>
      )}
      <time dateTime={lastAt} className="ml-auto shrink-0 text-xs text-ink-soft tabular-nums">
        {shortMoment(lastAt)}
      </time>
    </span>
    <span className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
      {clock ? <AnswerClock clock={clock} /> : words.turns[waitingFor]}
      {assignedTo && <span>{assignedTo.isMe ? words.mine : words.takenBy(assignedTo.name)}</span>}
    </span>
  </button>
)
