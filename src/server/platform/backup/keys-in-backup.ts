import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { keysOf } from '../config/keys-of.ts'
import type { Keys } from '../encryption/keys.ts'
import { fingerprintOf } from './key-fingerprint.ts'
import type { Manifest } from './manifest.ts'

/** The key file of an installation that configured no key; also its name in a backup that includes it. */
export const keyFile = 'data-keys'

/** As configured; null if none is, since reading them would make one. */
export async function presentKeys(config: Config): Promise<Keys | null> {
  const isThere = config.dataKeys !== null || (await isReadable(join(config.dataDir, keyFile)))
  return isThere ? keysOf(config) : null
}

const isReadable = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

export const describedKeys = (keys: Keys | null): Manifest['keys'] =>
  [...(keys?.byId ?? [])].map(([id, key]) => ({ id, fingerprint: fingerprintOf(key) }))

/** Of the named keys, those that are missing here, or differ under the same name. */
export function missingKeys(used: Iterable<string>, recorded: Manifest['keys'], present: Keys | null): string[] {
  return [...new Set(used)].filter((id) => {
    const key = present?.byId.get(id)
    const known = recorded.find((one) => one.id === id)
    return key === undefined || (known !== undefined && known.fingerprint !== fingerprintOf(key))
  })
}
