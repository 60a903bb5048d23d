import { type RefObject, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { contactInboxWords as words } from '#content/enquiries/inbox.ts'
import { complaintFromPath, complaintPath, personPath } from '#contract/desk/addresses.ts'
import type { RequestView } from '#contract/enquiries/inbox.ts'
import type { Envelope } from '#contract/envelope.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { FileViewer } from '../cases/case/file/file-viewer.tsx'
import { deskCall } from '../desk-call.ts'
import { AnswerClock } from '../messages/answer-clock.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'
import { useMay } from '../shell/me.ts'
import { useDeskRead } from '../use-desk-read.ts'
import { LinkPatient } from './link-patient.tsx'
import { RequestReply } from './request-reply.tsx'
import { WrittenMessages } from './written-messages.tsx'

interface Props {
  readonly id: string
  readonly refreshBy: RefObject<(() => void) | null>
  readonly onChanged: () => void
}

type File = { readonly id: string; readonly name: string; readonly kind: string }

/** Everything that was written about one request, and what is done with it. */
export function Request({ id, refreshBy, onChanged }: Props) {
  const shown = useDeskRead('desk_request', { id })
  const [problem, setProblem] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isLinking, setIsLinking] = useState(false)
  const { data, refresh } = shown

  useEffect(() => {
    refreshBy.current = () => void refresh()
    return () => {
      refreshBy.current = null
    }
  }, [refresh, refreshBy])

  function changed() {
    void refresh()
    onChanged()
  }

  async function act(send: () => Promise<Envelope<unknown>>) {
    setProblem(null)
    try {
      const { code, message } = await send()
      if (code !== 200) setProblem(message)
    } catch {
      setProblem(words.failed)
    }
    changed()
  }

  if (!data) return <Freshness of={shown} />
  return (
    <section aria-label={data.reference} className="flex min-h-0 flex-col">
      <RequestHead
        found={data}
        onAssign={(isMine) => void act(() => deskCall('desk_assign_request', { id, isMine }))}
        onMove={(move) => void act(() => deskCall('desk_move_request', { id, move }))}
        onLink={() => setIsLinking(true)}
        onUnlink={() => void act(() => deskCall('desk_link_request', { id, accountId: null }))}
      />
      <Freshness of={shown} />
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keyboard.
        tabIndex={0}
        role="log"
        aria-label={data.subject}
        className="min-h-0 flex-1 space-y-3 overflow-y-auto py-4 pr-2"
      >
        <WrittenMessages found={data} onOpenFile={setFile} />
      </div>
      <RequestReply key={data.id} found={data} onSent={changed} />
      <FileViewer of={{ file, close: () => setFile(null) }} caseId={null} from="desk_request_file" />
      {isLinking && (
        <LinkPatient
          onClose={() => setIsLinking(false)}
          onChosen={(accountId) => {
            setIsLinking(false)
            void act(() => deskCall('desk_link_request', { id, accountId }))
          }}
        />
      )}
    </section>
  )
}

interface RequestHeadProps {
  readonly found: RequestView
  readonly onAssign: (isMine: boolean) => void
  readonly onMove: (move: 'close' | 'reopen') => void
  readonly onLink: () => void
  readonly onUnlink: () => void
}

const way = 'font-semibold underline underline-offset-4'

/** What it is about, whose turn it is, who has taken it, and whose it is. */
function RequestHead({ found, onAssign, onMove, onLink, onUnlink }: RequestHeadProps) {
  const { id, reference, subject, reason, email, state, clock, assignedTo, patient, complaint } = found
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
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-xs">
        <Link to={complaint ? complaintPath(complaint.id) : complaintFromPath(id)} className={way}>
          {complaint ? words.inLog(complaint.reference) : words.recordComplaint}
        </Link>
        {mayLink && (
          <>
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
              <button
                type="button"
                onClick={onLink}
                className={`inline-flex cursor-pointer items-center gap-1.5 ${way}`}
              >
                {words.link} <Kbd>l</Kbd>
              </button>
            )}
          </>
        )}
      </p>
    </div>
  )
}
