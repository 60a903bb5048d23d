import { useEffect, useEffectEvent } from 'react'
import { deskLock } from '../shell/desk-state.ts'

const everyMs = 15_000

/** While the page is in sight it is never older than a quarter of a minute. */
export function useLookingAgain(refresh: () => Promise<void>): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && deskLock() === 'open') void refresh()
  })
  useEffect(() => {
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
