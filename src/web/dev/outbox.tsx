import './dev.css'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { outboxWords as words } from '#content/operations/outbox.ts'
import type { CallReply } from '#contract/calls.ts'
import { callApi } from '#web/browser/api.ts'
import { LarkWithLetter } from '#web/kit/art/lark-with-letter.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { PauseButton } from '#web/kit/ui/pause-button.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { OutboxMessage } from './outbox/outbox-message.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const everyMs = 4_000
const [headingStart, headingEnd] = words.heading

type Messages = CallReply<'dev_outbox'>['messages']

/** Every message as the person would see it. Exists only while the product is being tried out. */
export default function Outbox() {
  const [messages, setMessages] = useState<Messages | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  const look = useCallback(async () => {
    const reply = await callApi('dev_outbox', {}).catch(() => null)
    setHasFailed(!reply?.data)
    if (reply?.data) setMessages(reply.data.messages)
  }, [])

  async function ask() {
    setIsAsking(true)
    await look()
    setIsAsking(false)
  }

  const tick = useEffectEvent(() => {
    if (!document.hidden) void look()
  })
  useEffect(() => {
    void look()
  }, [look])
  useEffect(() => {
    if (isPaused) return
    const timer = setInterval(() => tick(), everyMs)
    return () => clearInterval(timer)
  }, [isPaused])

  return (
    <div className={`${gutter} min-h-[70svh] pt-8 pb-16 lg:pt-12`}>
      <PageHeading size="display">
        {headingStart} <em className="text-green">{headingEnd}</em>
      </PageHeading>
      <p className="mt-4 max-w-[40rem] text-lg text-ink-soft">{words.lead}</p>
      <div className="sticky top-16 z-10 [@media(height<30rem)]:static mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper py-3 lg:top-18">
        <Button variant="secondary" size="small" busy={isAsking} busyLabel={words.refreshing} onClick={ask}>
          {words.refresh}
        </Button>
        <PauseButton paused={isPaused} onToggle={() => setIsPaused(!isPaused)} subject={words.subject} />
        <p className="text-sm text-ink-soft max-sm:hidden">{isPaused ? words.paused : words.every(everyMs / 1_000)}</p>
        <p role="status" className="ml-auto font-semibold tabular-nums">
          {messages ? words.count(messages.length) : hasFailed ? '' : words.loading}
        </p>
      </div>
      {hasFailed && (
        <div className="mt-6 max-w-[40rem]">
          <AlertMessage>{words.failed}</AlertMessage>
        </div>
      )}
      {messages?.length === 0 && <EmptyOutbox />}
      <ol className="mt-8 grid gap-x-10 gap-y-10 lg:mt-10">
        {messages?.map((message) => (
          <li key={message.id}>
            <OutboxMessage message={message} />
          </li>
        ))}
      </ol>
    </div>
  )
}

const EmptyOutbox = () => (
  <div className="mt-8 grid max-w-[52rem] overflow-hidden rounded-card border border-line bg-white sm:grid-cols-[1fr_minmax(0,20rem)]">
    <div className="p-7 sm:p-9">
      <h2>{words.empty}</h2>
      <p className="mt-2 text-ink-soft">{words.emptyWhat}</p>
    </div>
    <LarkWithLetter className="h-48 w-full max-sm:-order-1 sm:h-full" />
  </div>
)
