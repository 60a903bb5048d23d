import { type RefObject, useEffect, useState } from 'react'

/** Whether this lies below what can be seen, so that one would have to scroll to it. */
export function useIsBelowView(mark: RefObject<Element | null>): boolean {
  const [isBelow, setIsBelow] = useState(false)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0)
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [mark])
  return isBelow
}
