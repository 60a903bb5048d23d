import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusPageHeading } from '#web/ui/page-heading.tsx'

/** Every route change scrolls to the top, smoothly for those who like motion, and starts readers at the new heading. */
export function RouteChange() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // It names the page that was loaded, and browsers share what it names.
    document.querySelector('link[rel=canonical]')?.remove()
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
    focusPageHeading()
  }, [pathname])

  return null
}
