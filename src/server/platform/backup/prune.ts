import { readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Keys } from '../encryption/keys.ts'
import { backupsIn, removeBackup } from './backup-folder.ts'
import { beyond, needlessSegments } from './choose.ts'

/**
 * Deletes all but the newest backups, and archived log that none of those left needs. Returns how many were deleted.
 */
export async function prune(
  root: string,
  keep: number,
  present: string,
  keys: Keys,
  say: (line: string) => void,
): Promise<number> {
  const old = beyond(await backupsIn(root, keys, say), keep)
  for (const { folder } of old) await removeBackup(folder)
  const left = await backupsIn(root, keys, () => undefined)
  for (const lineage of await namesIn(join(root, 'wal'))) {
    const archive = join(root, 'wal', lineage)
    for (const name of needlessSegments(lineage, await namesIn(archive), left, present)) await rm(join(archive, name))
    if (lineage !== present && (await namesIn(archive)).length === 0) await rmdir(archive)
  }
  return old.length
}

const namesIn = (folder: string) => readdir(folder).catch(() => [])
