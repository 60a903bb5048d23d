import type { DeviceKey, TabKey } from './storage-keys.ts'

interface KeyValueStore<Key extends string> {
  getItem(key: Key): string | null
  setItem(key: Key, value: string): void
  removeItem(key: Key): void
}

/** Browser storage, or this page's memory where the browser refuses it (private windows, full disk, blocked by policy). */
function browserStorage<Key extends string>(open: () => Storage): KeyValueStore<Key> {
  const memory = new Map<string, string>()
  const attempt = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      return use(open())
    } catch {
      return null
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem(key, value) {
      const isKept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (isKept) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}

/** Stays on this device. */
export const deviceStorage = browserStorage<DeviceKey>(() => window.localStorage)

/** Lasts as long as this tab. */
export const tabStorage = browserStorage<TabKey>(() => window.sessionStorage)
