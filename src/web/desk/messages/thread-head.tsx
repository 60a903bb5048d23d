import { Link, useNavigate } from 'react-router'
import { deskMessagesWords as words } from '#content/messages/desk-messages.ts'
import type { CallReply } from '#contract/calls.ts'
import { personPath } from '#contract/desk/addresses.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'
import { useMay } from '../shell/me.ts'
import { AnswerClock } from './answer-clock.tsx'

type Standing = Pick<CallReply<'desk_thread'>, 'waitingFor' | 'clock' | 'assignedTo'>

interface Props extends Standing {
  readonly name: string
  readonly accountId: string
  readonly onAssign: (isMine: boolean) => void
  readonly onDone: () => void
}

/** Who it is, whose turn it is, and who has taken it. */
export function ThreadHead({ name, accountId, waitingFor, clock, assignedTo, onAssign, onDone }: Props) {
  const isMine = assignedTo?.isMe ?? false
  const navigate = useNavigate()
  const record = useMay('see-contact') ? personPath(accountId) : null
  const canEnd = waitingFor === 'team'
  useKeys([
    { key: 't', does: isMine ? words.giveBack : words.take, run: () => onAssign(!isMine) },
    ...(record ? [{ key: 'i', does: words.record, run: () => navigate(record) }] : []),
    ...(canEnd ? [{ key: 'x', does: words.done, run: onDone }] : []),
  ])
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line pb-3">
      <div className="min-w-36 flex-1">
        <h2 className="truncate text-[1.5rem] leading-tight">{name}</h2>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
          <span>
            {words.turns[waitingFor]} ·{' '}
            {assignedTo ? (isMine ? words.mine : words.takenBy(assignedTo.name)) : words.free}
          </span>
          {clock && <AnswerClock clock={clock} />}
        </p>
      </div>
      {record && (
        <Link
          to={record}
          className="inline-flex items-center gap-1.5 text-xs font-semibold underline underline-offset-4"
        >
          {words.record} <Kbd>i</Kbd>
        </Link>
      )}
      <Button size="small" variant="secondary" onClick={() => onAssign(!isMine)}>
        {isMine ? words.giveBack : words.take} <Kbd>t</Kbd>
      </Button>
      <Button
        size="small"
        variant="secondary"
        disabled={!canEnd}
        title={canEnd ? undefined : words.doneWhy}
        onClick={onDone}
      >
        {words.done} <Kbd>x</Kbd>
      </Button>
    </div>
  )
}
