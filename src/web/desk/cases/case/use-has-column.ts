import { useSyncExternalStore } from 'react'

/** As wide as the three columns need; the classes of the page say the same. */
const query = '(min-width: 75rem)'

function subscribe(listener: () => void) {
  const isWide = matchMedia(query)
  isWide.addEventListener('change', listener)
  return () => isWide.removeEventListener('change', listener)
}

/** Whether evidence stands beside the answers, or behind a tab: it is never on the page twice. */
export const useHasColumn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
