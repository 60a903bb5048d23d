import { deskMessagesWords as words } from '#content/desk/messages.ts'
import type { ThreadRow as Row } from '#contract/desk/messages.ts'
import { ClockBar } from './clock-bar.tsx'
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
    className="grid min-h-13 w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-3 py-2 text-left hover:bg-white aria-[current=true]:bg-white aria-[current=true]:shadow-[inset_4px_0_0_var(--color-apricot)]"
  >
    <span className="min-w-0">
      <span className="flex items-center gap-2">
        <span className="truncate font-semibold">{name ?? words.unnamed}</span>
        {unread > 0 && (
          <span className="shrink-0 rounded-full bg-sun px-2 text-xs font-semibold">{words.unread(unread)}</span>
        )}
      </span>
      <span className="block truncate text-xs text-ink-soft">
        {assignedTo ? (assignedTo.isMe ? words.mine : words.takenBy(assignedTo.name)) : shortMoment(lastAt)}
      </span>
    </span>
    {clock ? <ClockBar clock={clock} /> : <span className="text-xs text-ink-soft">{words.turns[waitingFor]}</span>}
  </button>
)
