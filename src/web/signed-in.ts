import { useSyncExternalStore } from 'react'
import { deviceStorage } from './browser-storage.ts'

const key = 'signed_in'
const listeners = new Set<() => void>()

/** Only which of two links to show. The session itself is a cookie no script can read, and the server alone knows it. */
export function noteSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) deviceStorage.setItem(key, '1')
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

export const useSignedIn = () =>
  useSyncExternalStore(
    subscribe,
    () => deviceStorage.getItem(key) !== null,
    () => false,
  )
