import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { focusPageStart } from '#web/kit/ui/page-heading.tsx'
import { leaveToasts } from '#web/kit/ui/toasts.ts'

/**
 * Every route change scrolls to the top, smoothly for those who like motion, starts readers at the new heading, and takes
 * away what was said on the page that was left.
 */
export function RouteChange() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const isLeaving = useNavigation().state !== 'idle'
  const leftAt = useRef<number | null>(null)
  const focused = useRef<Element | null>(null)

  // A slow phone shows the page a while before the effect below: a field that was tapped meanwhile is not left again.
  useLayoutEffect(() => {
    if (shown.current !== pathname) focused.current = document.activeElement
  }, [pathname])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    leaveToasts(leftAt.current ?? performance.now())
    // It names the page that was loaded, and browsers share what it names.
    document.querySelector('link[rel=canonical]')?.remove()
    if (isInField(focused.current)) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
    focusPageStart()
  }, [pathname])

  // After the one above: where a page was left for good, this ends with it; where it was not, this begins anew.
  useEffect(() => {
    leftAt.current = isLeaving ? performance.now() : null
  }, [isLeaving])

  return null
}

/** Whether somebody has put focus into a field since then. */
const isInField = (before: Element | null): boolean =>
  document.activeElement !== before && document.activeElement?.matches('input, textarea, select') === true
