import { useSyncExternalStore } from 'react'

function watchScroll(changed: () => void) {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** True once the page has left its top edge. */
export const useScrolled = () =>
  useSyncExternalStore(
    watchScroll,
    () => scrollY > 8,
    () => false,
  )
