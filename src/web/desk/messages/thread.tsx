import { type RefObject, useEffect, useRef, useState } from 'react'
import { deskMessagesWords as words } from '#content/messages/desk-messages.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { ThreadRow } from '#contract/messages/desk-messages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { FileViewer } from '../cases/case/file/file-viewer.tsx'
import { useOpenFile } from '../cases/case/file/use-open-file.ts'
import { deskCall } from '../desk-call.ts'
import { Freshness } from '../shell/freshness.tsx'
import { Message } from './message.tsx'
import { Reply } from './reply.tsx'
import { ThreadHead } from './thread-head.tsx'
import { useThread } from './use-thread.ts'

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
        onAssign={(isMine) => void act(() => deskCall('desk_assign_thread', { accountId, isMine }))}
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
