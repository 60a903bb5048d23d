import type { Keys } from '../encryption/keys.ts'
import { backupsIn, removeBackup } from './backup-folder.ts'
import { beyond } from './choose.ts'

/** Deletes all but the newest backups. Returns how many were deleted. */
export async function prune(root: string, keep: number, keys: Keys, say: (line: string) => void): Promise<number> {
  const old = beyond(await backupsIn(root, keys, say), keep)
  for (const { folder } of old) await removeBackup(folder)
  return old.length
}
