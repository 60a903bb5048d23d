import { createWriteStream } from 'node:fs'
import { chown, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Account } from '../../database/embedded/account.ts'
import type { Backup } from '../choose.ts'
import { stored } from '../stored-files.ts'
import { entriesIn } from '../tar.ts'
import { UnusableBackup } from '../unusable-backup.ts'
import { clusterFile } from './back-up-cluster.ts'
import { type Log, putSegment } from './log-to-replay.ts'

/** Unpacks a copied cluster, with the log it is to replay. PostgreSQL itself syncs it to disk when it starts. */
export async function unpackCluster(
  { folder, packing }: Backup,
  log: Log,
  to: string,
  account: Account | undefined,
): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  for await (const { name, isFolder, content } of entriesIn(stored(folder, clusterFile, packing))) {
    if (name.startsWith('/') || name.split('/').includes('..')) throw new UnusableBackup(`${name} is no name of ours.`)
    const path = join(to, name)
    if (isFolder) await mkdir(path, { recursive: true, mode: 0o700 })
    else await pipeline(content, createWriteStream(path, { mode: 0o600 }))
  }
  for (const [segment, from] of log) await putSegment(from, join(to, 'pg_wal', segment))
  await writeFile(join(to, 'recovery.signal'), '', { mode: 0o600 })
  if (account) await giveTo(to, account)
}

async function giveTo(folder: string, account: Account): Promise<void> {
  await chown(folder, account.uid, account.gid)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await giveTo(path, account)
    else await chown(path, account.uid, account.gid)
  }
}
