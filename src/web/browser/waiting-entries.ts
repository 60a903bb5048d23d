import { deviceStorage } from './browser-storage.ts'
import type { DeviceKey } from './storage-keys.ts'

/**
 * What was logged and is not yet sent, in order, on this device. `isOurs`: entries that cannot be read, after a release
 * or a manual change of the storage, are dropped.
 */
export function waitingEntries<Entry extends { readonly at: string }>(
  key: DeviceKey,
  isOurs: (one: Partial<Record<keyof Entry, unknown>>) => boolean,
) {
  function all(): Entry[] {
    try {
      const kept: unknown = JSON.parse(deviceStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter((one) => one && isOurs(one)) : []
    } catch {
      return []
    }
  }

  function keep(entries: readonly Entry[]) {
    if (entries.length === 0) deviceStorage.removeItem(key)
    else deviceStorage.setItem(key, JSON.stringify(entries))
  }

  return {
    all,
    add: (entry: Entry) => keep([...all(), entry]),
    /** Found by its time, because another tab may have added one since. */
    remove: ({ at }: Pick<Entry, 'at'>) => keep(all().filter((one) => one.at !== at)),
    replace: (entry: Entry) => keep(all().map((one) => (one.at === entry.at ? entry : one))),
  }
}
