import { useEffect, useEffectEvent } from 'react'
import type { Liveness } from '../live/desk-changes.ts'
import { useDeskChanges } from '../live/use-desk-changes.ts'

const everyMs = 10_000

/** Asks again when a case has changed; while nobody tells what does, every few seconds that the page is in sight. */
export function useLive(refresh: () => void): Liveness {
  const liveness = useDeskChanges(['case'], refresh)
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  const isLive = liveness === 'live'
  useEffect(() => {
    if (isLive) return
    const timer = setInterval(ask, everyMs)
    return () => clearInterval(timer)
  }, [isLive])
  return liveness
}
