import { useSyncExternalStore } from 'react'
import { deviceStorage } from './browser-storage.ts'
import type { DeviceKey } from './storage-keys.ts'

/** A yes or no that this device remembers, only for what is shown: what is so, the server alone knows. */
export function deviceFlag(key: DeviceKey) {
  const listeners = new Set<() => void>()

  function note(isSo: boolean): void {
    if (isSo) deviceStorage.setItem(key, '1')
    else deviceStorage.removeItem(key)
    for (const listener of listeners) listener()
  }

  const isNoted = () => deviceStorage.getItem(key) !== null

  function subscribe(listener: () => void) {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }

  const useFlag = () => useSyncExternalStore(subscribe, isNoted, () => false)

  return { note, isNoted, useFlag }
}
