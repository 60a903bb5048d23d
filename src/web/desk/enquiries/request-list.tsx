import { contactInboxWords as words } from '#content/enquiries/inbox.ts'
import type { RequestRow } from '#contract/enquiries/inbox.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AnswerClock } from '../messages/answer-clock.tsx'
import { shortMoment } from '../messages/short-moment.ts'

interface Props {
  readonly rows: readonly RequestRow[]
  readonly emptyWords: string | null
  readonly openId: string | null
  readonly onOpen: (id: string) => void
  readonly onMore: (() => void) | null
}

export const RequestList = ({ rows, emptyWords, openId, onOpen, onMore }: Props) => (
  <nav aria-label={words.requests} className="min-h-0 overflow-y-auto border-t border-line">
    {emptyWords && <p className="px-3 py-4 text-ink-soft">{emptyWords}</p>}
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} isOpen={row.id === openId} onOpen={() => onOpen(row.id)} />
        </li>
      ))}
    </ul>
    {onMore && (
      <Button variant="quiet" size="small" className="ml-3" onClick={onMore}>
        {words.more}
      </Button>
    )}
  </nav>
)

interface RowProps {
  readonly row: RequestRow
  readonly isOpen: boolean
  readonly onOpen: () => void
}

const Row = ({ row: { reference, reason, state, clock, lastAt, assignedTo, isLinked }, isOpen, onOpen }: RowProps) => (
  <button
    type="button"
    aria-current={isOpen || undefined}
    onClick={onOpen}
    className="block min-h-13 w-full cursor-pointer border-b border-line px-3 py-2 text-left hover:bg-white aria-[current=true]:bg-white aria-[current=true]:shadow-[inset_4px_0_0_var(--color-apricot)]"
  >
    <span className="flex items-baseline gap-2">
      <span className="font-semibold whitespace-nowrap tabular-nums">{reference}</span>
      <time dateTime={lastAt} className="ml-auto shrink-0 text-xs text-ink-soft tabular-nums">
        {shortMoment(lastAt)}
      </time>
    </span>
    <span className="block truncate">{reason}</span>
    <span className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
      {clock ? <AnswerClock clock={clock} /> : words.states[state]}
      {assignedTo && <span>{assignedTo.isMe ? words.mine : words.takenBy(assignedTo.name)}</span>}
      {isLinked && <span className="font-semibold text-green">{words.linked}</span>}
    </span>
  </button>
)
