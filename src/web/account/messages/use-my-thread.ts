import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallReply } from '#contract/calls.ts'
import type { Message } from '#contract/messages/messages.ts'
import { pages } from '#contract/pages.ts'
import type { PromisedTime } from '#domain/promises/promised-time.ts'
import { callApi } from '#web/browser/api.ts'
import { readApi } from '#web/browser/read-api.ts'
import { useSignInAgain } from '#web/shared/pages/use-sign-in-again.ts'
import { noteMessagesRead } from '../shell/held-account.ts'

const askAgainMs = 20_000

type Thread = Omit<CallReply<'my_thread'>, 'messages' | 'hasOlder'>

interface Held {
  readonly messages: readonly Message[]
  readonly hasOlder: boolean
  readonly thread: Thread
}

/** By their ids, the oldest first. What came last is what is so. */
function joined(...parts: readonly (readonly Message[])[]): Message[] {
  const byId = new Map(parts.flat().map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

/** The conversation of whoever is signed in. It looks for what is new by itself while somebody looks at it. */
export function useMyThread() {
  const [held, setHeld] = useState<Held | null>(null)
  const [isFailing, setIsFailing] = useState(false)
  const [isFetchingOlder, setIsFetchingOlder] = useState(false)
  const told = useRef(0)
  const signInAgain = useSignInAgain(pages.accountMessages)

  const refresh = useCallback(async () => {
    try {
      const { code, data } = await readApi('my_thread', {})
      if (code === 401) return signInAgain()
      if (code !== 200 || !data) return setIsFailing(true)
      const { messages, hasOlder, ...thread } = data
      setIsFailing(false)
      setHeld((last) => ({
        messages: joined(last?.messages ?? [], messages),
        hasOlder: last ? last.hasOlder : hasOlder,
        thread,
      }))
    } catch {
      setIsFailing(true)
    }
  }, [signInAgain])

  useEffect(() => {
    void refresh()
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const timer = setInterval(look, askAgainMs)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [refresh])

  // What is on the screen has been read. It goes on being marked as new until the page is left.
  const newest = held?.messages.findLast(({ isNew }) => isNew)?.id ?? 0
  useEffect(() => {
    if (newest <= told.current || document.visibilityState !== 'visible') return
    const before = told.current
    told.current = newest
    noteMessagesRead()
    callApi('mark_thread_read', { upTo: newest }).catch(() => {
      told.current = before
    })
  }, [newest])

  async function fetchOlder() {
    const oldest = held?.messages[0]
    if (!oldest || isFetchingOlder) return
    setIsFetchingOlder(true)
    try {
      const { code, data } = await readApi('my_thread', { before: oldest.id })
      if (code !== 200 || !data) return setIsFailing(true)
      setHeld((last) => last && { ...last, messages: joined(data.messages, last.messages), hasOlder: data.hasOlder })
    } catch {
      setIsFailing(true)
    } finally {
      setIsFetchingOlder(false)
    }
  }

  const add = (message: Message, answer: PromisedTime) =>
    setHeld(
      (last) =>
        last && {
          ...last,
          messages: joined(last.messages, [message]),
          thread: { ...last.thread, waitingFor: 'team', due: last.thread.due ?? answer },
        },
    )

  return { held, isFailing, refresh, fetchOlder, isFetchingOlder, add }
}
