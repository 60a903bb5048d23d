import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type DatabaseRecord, writeRecord } from '../../database/embedded/record.ts'
import { syncFolder } from '../../database/embedded/sync-folder.ts'
import { nameAt } from '../backup-folder.ts'

interface Change {
  readonly dataDir: string
  readonly cluster: string
  readonly restored: string
  readonly record: DatabaseRecord
  /** Whether a database exists already. */
  readonly isReplaced: boolean
  readonly now: Date
}

/**
 * Sets the old database aside, never to be touched again by us, and moves the restored one into its place. If the
 * process is killed between two of these steps, the next start finds the database missing and says so, instead of
 * making an empty one.
 */
export async function takeItsPlace({ dataDir, cluster, restored, record, isReplaced, now }: Change) {
  const aside = `${cluster}.before-restore-${nameAt(now)}`
  if (isReplaced) {
    await rename(cluster, aside)
    await rename(join(dataDir, 'database.json'), join(dataDir, `database.json.before-restore-${nameAt(now)}`))
  }
  await writeRecord(dataDir, record)
  await rename(restored, cluster)
  await syncFolder(dirname(cluster))
  return isReplaced ? aside : null
}
