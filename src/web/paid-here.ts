import { useSyncExternalStore } from 'react'
import { deviceStorage } from './browser-storage.ts'

const key = 'paid_here'
const listeners = new Set<() => void>()

/** Only whether to show the way to the order of this visit. What was ordered, the server alone knows. */
export function notePaidHere(isPaid: boolean): void {
  if (isPaid) deviceStorage.setItem(key, '1')
  else deviceStorage.removeItem(key)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const usePaidHere = () =>
  useSyncExternalStore(
    subscribe,
    () => deviceStorage.getItem(key) !== null,
    () => false,
  )
