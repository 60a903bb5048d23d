import { type RefObject, useEffect, useState } from 'react'
import type { DeskMessage } from '#contract/messages/desk-messages.ts'
import { deskCall, deskRead } from '../desk-call.ts'
import { useDeskRead } from '../use-desk-read.ts'

interface Older {
  readonly messages: readonly DeskMessage[]
  readonly hasOlder: boolean
}

/** One conversation: the newest follow what happens, the earlier ones come when they are asked for. */
export function useThread(accountId: string, refreshBy: RefObject<(() => void) | null>) {
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
