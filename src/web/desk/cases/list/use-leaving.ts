import { useEffect, useEffectEvent } from 'react'

/** When the page is closed or another takes its place. A call that is made then is finished all the same. */
export function useLeaving(leave: () => void): void {
  const left = useEffectEvent(leave)
  useEffect(() => {
    const hide = () => left()
    window.addEventListener('pagehide', hide)
    return () => {
      window.removeEventListener('pagehide', hide)
      left()
    }
  }, [])
}
