import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the prerendered page is being taken over, when the address's parameters are not to be trusted yet. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
