import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The time as it passes, so that a promise on a page that stays open is late as soon as it is. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
