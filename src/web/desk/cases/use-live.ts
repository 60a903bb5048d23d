import { useEffect, useEffectEvent } from 'react'

const everyMs = 10_000

/** Asks again by itself, for as long as somebody can see the page. The one place where live data comes from. */
export function useLive(refresh: () => void): void {
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  useEffect(() => {
    const timer = setInterval(ask, everyMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])
}
