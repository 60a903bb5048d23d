import { useEffect, useEffectEvent, useRef } from 'react'
import { deskLock } from '../shell/desk-state.ts'
import type { ChangeKind, Liveness } from './desk-changes.ts'
import { useDeskChanges } from './use-desk-changes.ts'

const everyMs = 10_000

/**
 * Reads again when data of a kind has changed; while the live line is away, every few seconds that the page is in
 * sight. `whileLiveMs`: and so often all the same, where some of what is shown changes by the clock alone.
 */
export function useLive(
  kinds: readonly ChangeKind[],
  refresh: () => Promise<void>,
  whileLiveMs: number | null = null,
): Liveness {
  const state = useRef<'idle' | 'asking' | 'asking, and outdated'>('idle')
  // A question under way is let come to its answer: changes faster than answers would otherwise leave a list for ever old.
  const ask = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || deskLock() !== 'open') return
    if (state.current !== 'idle') {
      state.current = 'asking, and outdated'
      return
    }
    state.current = 'asking'
    await refresh()
    const isOutdated = (state.current as string) === 'asking, and outdated'
    state.current = 'idle'
    if (isOutdated) void ask()
  })
  const liveness = useDeskChanges(kinds, () => void ask())
  const pauseMs = liveness === 'live' ? whileLiveMs : everyMs
  useEffect(() => {
    const look = () => void ask()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (pauseMs === null) return
    const timer = setInterval(() => void ask(), pauseMs)
    return () => clearInterval(timer)
  }, [pauseMs])
  return liveness
}
