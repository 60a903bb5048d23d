import { type RefObject, useEffect, useState } from 'react'

/** Whether this lies under the bar at the bottom or below it, so that one would have to scroll to it. */
export function useIsUnderBar(mark: RefObject<Element | null>, bar: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setIsBelow] = useState(false)
  useEffect(() => {
    if (!mark.current || !bar.current) return
    const observer = new IntersectionObserver(([entry]) => entry && setIsBelow(!entry.isIntersecting), {
      // What lies above counts as seen: a jump past it would otherwise not be told.
      rootMargin: `100000px 0px -${bar.current.offsetHeight}px 0px`,
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [mark, bar])
  return isBelow
}
