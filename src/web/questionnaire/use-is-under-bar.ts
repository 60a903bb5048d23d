import { type RefObject, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** Whether this lies under the bar at the bottom or below it, so that one would have to scroll to it. */
export function useIsUnderBar(mark: RefObject<Element | null>, bar: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setIsBelow] = useState(false)
  useEffect(() => {
    let observer: IntersectionObserver | null = null
    let isLeft = false
    async function watch() {
      // Asked any sooner how high it is, the browser would lay out the page once more than it has to.
      await afterPaint()
      if (isLeft || !mark.current || !bar.current) return
      observer = new IntersectionObserver(([entry]) => entry && setIsBelow(!entry.isIntersecting), {
        // What lies above counts as seen: a jump past it would otherwise not be told.
        rootMargin: `100000px 0px -${bar.current.offsetHeight}px 0px`,
      })
      observer.observe(mark.current)
    }
    void watch()
    return () => {
      isLeft = true
      observer?.disconnect()
    }
  }, [mark, bar])
  return isBelow
}
