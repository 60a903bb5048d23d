import { type RefObject, useEffect, useState } from 'react'

/** Whether this lies below what can be seen, so that one would have to scroll to it. */
export function useIsBelowView(mark: RefObject<Element | null>): boolean {
  const [isBelow, setIsBelow] = useState(false)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(([entry]) => entry && setIsBelow(!entry.isIntersecting), {
      // What lies above counts as seen: a jump past it would otherwise not be told.
      rootMargin: '100000px 0px 0px 0px',
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [mark])
  return isBelow
}
