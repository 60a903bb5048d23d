import { type RefObject, useEffect, useRef, useState } from 'react'
import { attachWords } from '#content/evidence/attachments.ts'
import { deskMessagesWords as words } from '#content/messages/desk-messages.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { DeskMessage, ThreadRow } from '#contract/messages/desk-messages.ts'
import type { AttachedFile } from '#contract/messages/messages.ts'
import { formatSize } from '#domain/enquiries/attachments.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Paperclip } from '#web/shared/uploads/paperclip.tsx'
import { FileViewer } from '../cases/case/file/file-viewer.tsx'
import { useOpenFile } from '../cases/case/file/use-open-file.ts'
import { deskCall, deskRead } from '../desk-call.ts'
import { Freshness } from '../shell/freshness.tsx'
import { useDeskRead } from '../use-desk-read.ts'
import { Reply } from './reply.tsx'
import { shortMoment } from './short-moment.ts'
import { ThreadHead } from './thread-head.tsx'

interface Props {
  readonly accountId: string
  /** As the list has it, which follows what happens. */
  readonly row: ThreadRow | null
  readonly refreshBy: RefObject<(() => void) | null>
  readonly onChanged: () => void
}

export function Thread({ accountId, row, refreshBy, onChanged }: Props) {
  const { newest, messages, hasOlder, isFetchingOlder, fetchOlder } = useThread(accountId, refreshBy)
  const [problem, setProblem] = useState<string | null>(null)
  const end = useRef<HTMLDivElement>(null)
  const { data, refresh } = newest
  const viewed = useOpenFile()
  const newestId = messages.at(-1)?.id ?? 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just written is what one wants to see.
  useEffect(() => {
    // Some browsers return a promise here, which is no way to clean up.
    end.current?.scrollIntoView({ block: 'end' })
  }, [newestId])

  async function act(send: () => Promise<Envelope<unknown>>) {
    setProblem(null)
    try {
      const { code, message } = await send()
      if (code !== 200) setProblem(message)
      if (code === 409) void refresh()
    } catch {
      setProblem(words.notSent)
    }
    onChanged()
  }

  if (!data) return <Freshness of={newest} />
  const name = data.person.name ?? words.them
  return (
    <section aria-label={name} className="flex min-h-0 flex-1 flex-col">
      <ThreadHead
        {...(row ?? data)}
        name={data.person.name ?? words.unnamed}
        accountId={accountId}
        onAssign={(isMine) =>
          void act(() =>
            deskCall('desk_assign_thread', { accountId, isMine, seen: (row ?? data).assignedTo?.id ?? null }),
          )
        }
        onDone={() => void act(() => deskCall('desk_pass_turn', { accountId, waitingFor: 'nobody', seen: newestId }))}
      />
      <Freshness of={newest} />
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keyboard.
        tabIndex={0}
        role="log"
        aria-label={words.title}
        className="min-h-0 flex-1 space-y-3 overflow-y-auto py-4 pr-2"
      >
        {hasOlder && (
          <Button variant="quiet" size="small" busy={isFetchingOlder} busyLabel={words.olderBusy} onClick={fetchOlder}>
            {words.older}
          </Button>
        )}
        {messages.length === 0 && <p className="text-ink-soft">{words.noMessages}</p>}
        {messages.map((message) => (
          <Message key={message.id} message={message} name={name} onOpenFile={viewed.open} />
        ))}
        <div ref={end} />
      </div>
      <Reply
        accountId={accountId}
        name={name}
        thread={data}
        onSent={() => {
          void refresh()
          onChanged()
        }}
      />
      <FileViewer of={viewed} caseId={null} />
    </section>
  )
}

interface Older {
  readonly messages: readonly DeskMessage[]
  readonly hasOlder: boolean
}

/** One conversation: the newest follow what happens, the earlier ones come when they are asked for. */
function useThread(accountId: string, refreshBy: RefObject<(() => void) | null>) {
  const newest = useDeskRead('desk_thread', { accountId })
  const [older, setOlder] = useState<Older | null>(null)
  const [isFetchingOlder, setIsFetchingOlder] = useState(false)
  const { data, refresh } = newest

  useEffect(() => {
    refreshBy.current = () => void refresh()
    return () => {
      refreshBy.current = null
    }
  }, [refresh, refreshBy])

  const unread = data?.messages.findLast(({ from, isRead }) => from === 'patient' && !isRead)?.id
  useEffect(() => {
    if (unread !== undefined) void deskCall('desk_mark_read', { accountId, upTo: unread }).catch(() => undefined)
  }, [unread, accountId])

  const byId = new Map([...(older?.messages ?? []), ...(data?.messages ?? [])].map((message) => [message.id, message]))
  const messages = [...byId.values()].sort((a, b) => a.id - b.id)

  async function fetchOlder() {
    const [oldest] = messages
    if (!oldest || isFetchingOlder) return
    setIsFetchingOlder(true)
    try {
      const { code, data: page } = await deskRead('desk_thread', { accountId, before: oldest.id })
      if (code === 200 && page)
        setOlder((last) => ({ messages: [...page.messages, ...(last?.messages ?? [])], hasOlder: page.hasOlder }))
    } catch {
      // The button is still there.
    } finally {
      setIsFetchingOlder(false)
    }
  }

  return {
    newest,
    messages,
    hasOlder: older ? older.hasOlder : (data?.hasOlder ?? false),
    isFetchingOlder,
    fetchOlder,
  }
}

interface MessageProps {
  readonly message: DeskMessage
  /** Of the person it is a conversation with. */
  readonly name: string
  readonly onOpenFile: (file: AttachedFile) => void
}

/** What the person wrote stands at the left, what the team wrote at the right. */
function Message({ message, name, onOpenFile }: MessageProps) {
  const { from, by, words: written, files, otherFiles, at, isRead } = message
  const isOurs = from === 'team'
  return (
    <article
      className={`w-fit max-w-[85%] min-w-60 rounded-option px-4 py-2.5 ${isOurs ? 'ml-auto bg-mint' : 'border border-line bg-white'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-soft">
        <span className="font-semibold text-ink">{by?.name ?? name}</span>
        {by && <span>{by.role}</span>}
        <time dateTime={at} className="tabular-nums">
          {shortMoment(at)}
        </time>
        {isOurs && <span>{isRead ? words.theyRead : words.theyDidNot}</span>}
      </p>
      {written === null ? (
        <p className="mt-1 text-ink-soft italic">{words.hidden}</p>
      ) : (
        written !== '' && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{written}</p>
      )}
      {files.length > 0 && (
        <ul aria-label={attachWords.files} className="mt-1">
          {files.map((file) => (
            <li key={file.id} className="flex items-baseline gap-2">
              <button
                type="button"
                onClick={() => onOpenFile(file)}
                className="inline-flex min-w-0 cursor-pointer items-center gap-1.5 py-0.5 text-left font-medium underline underline-offset-4 hover:text-green"
              >
                <Paperclip className="size-4 shrink-0" />
                <span className="wrap-anywhere">{file.name}</span>
              </button>
              <span className="shrink-0 text-xs text-ink-soft tabular-nums">{formatSize(file.size)}</span>
            </li>
          ))}
        </ul>
      )}
      {otherFiles > 0 && <p className="mt-1 text-xs text-ink-soft italic">{words.otherFiles(otherFiles)}</p>}
    </article>
  )
}
