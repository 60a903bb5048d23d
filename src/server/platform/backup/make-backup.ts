import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Config } from '../config/config.ts'
import type { Keys } from '../encryption/keys.ts'
import { beginBackup, type Draft } from './backup-folder.ts'
import { describedKeys, keyFile, presentKeys } from './keys-in-backup.ts'
import type { Manifest, StoredFile } from './manifest.ts'
import { refuseASecond, versionsOf } from './session.ts'
import { store } from './stored-files.ts'
import { backUpTables } from './tables/back-up-tables.ts'
import { UnusableBackup } from './unusable-backup.ts'

export interface Made {
  readonly folder: string
  readonly manifest: Manifest
}

interface Order {
  readonly config: Config
  readonly client: Client
  readonly root: string
  readonly withKeys: boolean
  /** The key it is encrypted with. */
  readonly keys: Keys
}

/** Nothing is left of it if it fails. */
export async function makeBackup(order: Order): Promise<Made> {
  await refuseASecond(order.client)
  const begunAt = new Date()
  const draft = await beginBackup(order.root, begunAt, order.keys)
  try {
    return await fill(order, draft, begunAt)
  } catch (error) {
    await draft.abandon()
    throw error
  }
}

async function fill(order: Order, draft: Draft, begunAt: Date): Promise<Made> {
  const { config, client, withKeys, keys: encrypting } = order
  const versions = await versionsOf(client)
  const keys = describedKeys(await presentKeys(config))
  if (withKeys && keys.length === 0) throw new UnusableBackup('There are no keys here for --with-keys to include.')
  const { content, files } = await backUpTables(client, draft.folder, encrypting)
  if (withKeys) files.push(await storeKeys(config, draft.folder, encrypting))
  const manifest: Manifest = {
    format: 2,
    begunAt: begunAt.toISOString(),
    endedAt: new Date().toISOString(),
    ...versions,
    keys,
    files,
    content,
  }
  return { folder: await draft.finish(manifest), manifest }
}

async function* keyText({ dataKeys, dataDir }: Config): AsyncGenerator<Buffer> {
  yield dataKeys === null ? await readFile(join(dataDir, keyFile)) : Buffer.from(`${dataKeys}\n`)
}

const storeKeys = (config: Config, folder: string, keys: Keys): Promise<StoredFile> =>
  store(folder, `${keyFile}.gz`, keyText(config), keys)
