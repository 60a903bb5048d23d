import { Link } from 'react-router'
import { contactInboxWords as words } from '#content/enquiries/inbox.ts'
import { personPath } from '#contract/desk/addresses.ts'
import type { ShownRequest } from '#contract/enquiries/inbox.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AnswerClock } from '../messages/answer-clock.tsx'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'
import { useMay } from '../shell/me.ts'

interface Props {
  readonly found: ShownRequest
  readonly onAssign: (isMine: boolean) => void
  readonly onMove: (move: 'close' | 'reopen') => void
  readonly onLink: () => void
  readonly onUnlink: () => void
}

const way = 'font-semibold underline underline-offset-4'

/** What it is about, whose turn it is, who has taken it, and whose it is. */
export function RequestHead({ found, onAssign, onMove, onLink, onUnlink }: Props) {
  const { reference, subject, reason, email, state, clock, assignedTo, patient } = found
  const mayLink = useMay('see-contact')
  const isMine = assignedTo?.isMe ?? false
  const move = state === 'closed' ? 'reopen' : 'close'
  useKeys([
    { key: 't', does: isMine ? words.giveBack : words.take, run: () => onAssign(!isMine) },
    { key: 'x', does: words[move], run: () => onMove(move) },
    ...(mayLink ? [{ key: 'l', does: words.link, run: onLink }] : []),
  ])
  return (
    <div className="border-b border-line pb-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-48 flex-1">
          <h2 className="text-[1.5rem] leading-tight wrap-anywhere">{subject}</h2>
          <p className="text-xs text-ink-soft">
            {reference} · {reason} · {words.from(email)}
          </p>
          <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
            <span>
              {words.states[state]} · {assignedTo ? (isMine ? words.mine : words.takenBy(assignedTo.name)) : words.free}
            </span>
            {clock && <AnswerClock clock={clock} />}
          </p>
        </div>
        <Button size="small" variant="secondary" onClick={() => onAssign(!isMine)}>
          {isMine ? words.giveBack : words.take} <Kbd>t</Kbd>
        </Button>
        <Button size="small" variant="secondary" onClick={() => onMove(move)}>
          {words[move]} <Kbd>x</Kbd>
        </Button>
      </div>
      {mayLink && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-xs">
          {patient && (
            <>
              <Link to={personPath(patient.accountId)} className={way}>
                {words.linkedTo(patient.name)}
              </Link>
              <button type="button" onClick={onUnlink} className={`cursor-pointer ${way}`}>
                {words.unlink}
              </button>
            </>
          )}
          {!patient && (
            <button type="button" onClick={onLink} className={`inline-flex cursor-pointer items-center gap-1.5 ${way}`}>
              {words.link} <Kbd>l</Kbd>
            </button>
          )}
        </p>
      )}
    </div>
  )
}
