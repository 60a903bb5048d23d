import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Config } from '../config/config.ts'
import { beginBackup, type Draft } from './backup-folder.ts'
import { backUpCluster } from './cluster/back-up-cluster.ts'
import { storePassword } from './cluster/password-file.ts'
import { describedKeys, keyFile, presentKeys } from './keys-in-backup.ts'
import type { Manifest } from './manifest.ts'
import { refuseASecond, versionsOf } from './session.ts'
import { backUpTables } from './tables/back-up-tables.ts'
import { UnusableBackup } from './unusable-backup.ts'

export interface Made {
  readonly folder: string
  readonly manifest: Manifest
}

interface Order {
  readonly config: Config
  readonly client: Client
  /** What is known of the embedded database, to copy its files. Null: rows are copied. */
  readonly files: { readonly cluster: string; readonly password: string; readonly lineage: string } | null
  readonly root: string
  readonly withKeys: boolean
}

/** Nothing of it is left if it does not come to its end. */
export async function makeBackup(order: Order): Promise<Made> {
  await refuseASecond(order.client)
  const begunAt = new Date()
  const draft = await beginBackup(order.root, begunAt)
  try {
    return await fill(order, draft, begunAt)
  } catch (error) {
    await draft.abandon()
    throw error
  }
}

async function fill({ config, client, files: own, withKeys }: Order, draft: Draft, begunAt: Date): Promise<Made> {
  const versions = await versionsOf(client)
  const keys = describedKeys(await presentKeys(config))
  if (withKeys && keys.length === 0) throw new UnusableBackup('There are no keys here that --with-keys could take.')
  const { content, files } = own
    ? await backUpCluster({ client, ...own }, draft.folder)
    : await backUpTables(client, draft.folder)
  if (own) files.push(await storePassword(draft.folder, own.password))
  if (withKeys) await copyKeys(config, draft.folder)
  const manifest: Manifest = {
    format: 1,
    begunAt: begunAt.toISOString(),
    endedAt: new Date().toISOString(),
    ...versions,
    keys,
    files,
    content,
  }
  return { folder: await draft.finish(manifest), manifest }
}

async function copyKeys({ dataKeys, dataDir }: Config, folder: string): Promise<void> {
  const text = dataKeys === null ? await readFile(join(dataDir, keyFile), 'utf8') : `${dataKeys}\n`
  await writeFile(join(folder, keyFile), text, { mode: 0o600, flush: true })
}
