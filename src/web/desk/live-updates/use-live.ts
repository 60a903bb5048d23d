import { useEffect, useEffectEvent } from 'react'
import { deskLock } from '../shell/desk-state.ts'
import type { ChangeKind, Liveness } from './desk-changes.ts'
import { useDeskChanges } from './use-desk-changes.ts'

const everyMs = 10_000

/**
 * Asks again when something of a kind has changed; while nobody tells what does, every few seconds that the page is in
 * sight. `whileLiveMs`: and so often all the same, where some of what is shown changes by the clock alone.
 */
export function useLive(
  kinds: readonly ChangeKind[],
  refresh: () => void,
  whileLiveMs: number | null = null,
): Liveness {
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && deskLock() === 'open') refresh()
  })
  const liveness = useDeskChanges(kinds, () => ask())
  const pauseMs = liveness === 'live' ? whileLiveMs : everyMs
  useEffect(() => {
    const look = () => ask()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (pauseMs === null) return
    const timer = setInterval(ask, pauseMs)
    return () => clearInterval(timer)
  }, [pauseMs])
  return liveness
}
