import { useEffect, useState } from 'react'

/** Until when a decision can be undone, and the time then, both by the server's clock. */
export interface UndoTime {
  readonly finalAt: string
  readonly now: string
}

/** The same on the browser's own count of time, which nobody can set: what its clock shows does not matter. */
export const untilWhen = ({ finalAt, now }: UndoTime): number =>
  performance.now() + Date.parse(finalAt) - Date.parse(now)

const tick = 500

/** The browser's own count, refreshed at this interval. */
export function useCount(): number {
  const [count, setCount] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setCount(performance.now()), tick)
    return () => clearInterval(timer)
  }, [])
  return count
}

export const secondsLeft = (until: number, count: number): number => Math.max(0, Math.ceil((until - count) / 1_000))

/** How long it can still be taken back, from the moment that it was heard. 0: not any more, or there is nothing. */
export function useSecondsLeft(time: UndoTime | null): number {
  const heard = time && `${time.finalAt} ${time.now}`
  const hear = () => ({ heard, since: performance.now(), until: time ? untilWhen(time) : 0 })
  const [known, setKnown] = useState(hear)
  const count = useCount()
  const current = known.heard === heard ? known : hear()
  if (current !== known) setKnown(current)
  // What was heard since the last tick is not older than that.
  return time ? secondsLeft(current.until, Math.max(count, current.since + 1)) : 0
}

/** A little later than the server begins to carry it out. While it is not done, less and less often: each is a look. */
const firstMs = 1_500

/** Asks again after the undo window, until the decision has been executed. */
export function useSettling(isFinal: boolean, refresh: () => Promise<void>): void {
  useEffect(() => {
    if (!isFinal) return
    let wait = firstMs
    let timer = setTimeout(ask, wait)
    function ask() {
      wait *= 2
      timer = setTimeout(ask, wait)
      void refresh()
    }
    return () => clearTimeout(timer)
  }, [isFinal, refresh])
}
