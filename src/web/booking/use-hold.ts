import { useEffect, useState } from 'react'
import type { SlotHold } from '#contract/appointments/bookings.ts'
import { callApi } from '#web/browser/api.ts'

export type Held =
  | { readonly at: 'loading' }
  | { readonly at: 'kept'; readonly hold: SlotHold }
  /** `last`: the one there was while this page was open. */
  | { readonly at: 'gone'; readonly last: SlotHold | null }

const askEveryMs = 60_000
/** A device whose clock is ahead does not ask all the time. */
const askAgainMs = 5_000

/**
 * The time that is kept for this visit, by the server's word: asked at the start, every minute, and when it should end.
 * `canCancel`: whether this person could cancel what they book.
 */
export function useHold() {
  const [held, setHeld] = useState<Held>({ at: 'loading' })
  const [canCancel, setCanCancel] = useState(true)
  const [asked, setAsked] = useState(0)
  const expiresAt = held.at === 'kept' ? Date.parse(held.hold.expiresAt) : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking once more is what runs it.
  useEffect(() => {
    const leaving = new AbortController()
    async function ask() {
      const { code, data } = await callApi('my_hold', {}, leaving.signal)
      if (leaving.signal.aborted || code !== 200 || !data) return
      const { hold } = data
      setCanCancel(data.canCancel)
      setHeld((before) => (hold ? { at: 'kept', hold } : { at: 'gone', last: lastOf(before) }))
    }
    // Without an answer, what is shown stays; the next question comes soon.
    ask().catch(() => undefined)
    return () => leaving.abort()
  }, [asked])

  useEffect(() => {
    const ask = () => setAsked((last) => last + 1)
    const timer = setInterval(ask, askEveryMs)
    window.addEventListener('online', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every answer the end is awaited anew.
  useEffect(() => {
    if (expiresAt === null) return
    const ask = () => setAsked((last) => last + 1)
    const timer = setTimeout(ask, Math.max(expiresAt - Date.now() + 500, askAgainMs))
    return () => clearTimeout(timer)
  }, [expiresAt, asked])

  return { held, canCancel, ask: () => setAsked((last) => last + 1) }
}

function lastOf(before: Held): SlotHold | null {
  if (before.at === 'kept') return before.hold
  return before.at === 'gone' ? before.last : null
}
