import { existsSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Client } from 'pg'
import type { Backup } from '../../platform/backup/choose.ts'
import { keyFile, missingKeys, presentKeys } from '../../platform/backup/keys-in-backup.ts'
import { versionsOf } from '../../platform/backup/session.ts'
import { nameIn, stored } from '../../platform/backup/stored-files.ts'
import { UnusableBackup } from '../../platform/backup/unusable-backup.ts'
import type { Config } from '../../platform/config/config.ts'
import { openDataFolder } from '../../platform/database/embedded/data-folder.ts'
import { migrationTimes } from '../../platform/database/migration-files.ts'
import type { Keys } from '../../platform/encryption/keys.ts'
import { statusOfKeys } from '../data-keys/known-keys.ts'
import { describeKeys, placesOf } from './key-counts.ts'

const whereTo = ({ dataKeys, dataDir }: Config) =>
  dataKeys === null ? `Put them into ${join(dataDir, keyFile)}, or set DATA_KEYS` : 'Put them into DATA_KEYS'

const refusal = (ids: readonly string[], config: Config) =>
  new UnusableBackup(
    `The keys that open it are not here: ${ids.join(', ')}. Without them no patient data can be read. ` +
      `${whereTo(config)}, then restore again.`,
  )

/** Before anything else: keys from the backup are used if there is none here, and one of them must be here. */
export async function requireKeys(backup: Backup, config: Config): Promise<void> {
  const { manifest } = backup
  if ((await presentKeys(config)) === null) await takeKeysOf(backup, config)
  const ids = manifest.keys.map(({ id }) => id)
  const missing = missingKeys(ids, manifest.keys, await presentKeys(config))
  if (ids.length > 0 && missing.length === ids.length) throw refusal(missing, config)
}

async function takeKeysOf({ folder, packing, manifest }: Backup, { dataDir }: Config): Promise<void> {
  const isInside = manifest.files.some(({ name }) => name === nameIn(packing, `${keyFile}.gz`))
  const isBeside = manifest.format === 1 && existsSync(join(folder, keyFile))
  if (!isInside && !isBeside) return
  const place = join(await openDataFolder(dataDir), keyFile)
  if (isBeside) return copyFile(join(folder, keyFile), place)
  await writeFile(place, await buffer(stored(folder, `${keyFile}.gz`, packing)), {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  })
}

/** After restoring and before activating: everything sealed in it can be opened, to the last value. */
export async function inspectKeys(
  client: Client,
  { manifest }: Backup,
  config: Config,
  say: (line: string) => void,
): Promise<void> {
  if ((await versionsOf(client)).migration !== migrationTimes().at(-1))
    return say('Its schema is from another release: start Larkwell on it, then run npm run keys:count.')
  const places = await placesOf(client)
  const keys = await presentKeys(config)
  const missing = missingKeys(
    places.map(({ key }) => key),
    manifest.keys,
    keys,
  )
  if (missing.length > 0) throw refusal(missing, config)
  if (keys) await refuseOthers(client, keys)
  for (const line of keys ? describeKeys(keys, places) : []) if (!line.startsWith(' ')) say(line)
}

/** By the restored database's own record: the manifest only has the keys that made the backup. */
async function refuseOthers(client: Client, keys: Keys): Promise<void> {
  const others = [...(await statusOfKeys(client, keys))].flatMap(([id, is]) => (is === 'other' ? [id] : []))
  if (others.length > 0)
    throw new UnusableBackup(
      `It was used with another key under the same id: ${others.join(', ')}. What is configured here does not open it. ` +
        'Configure the keys that it was used with, then restore again.',
    )
}
