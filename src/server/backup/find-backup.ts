import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { backupsIn } from './backup-folder.ts'
import { faultsOf } from './check-backup.ts'
import { type Backup, backupFor } from './choose.ts'
import { manifestName, readManifest } from './manifest.ts'
import { UnusableBackup } from './unusable-backup.ts'

/** The backup that a folder is, or of those in it the newest from which a moment can be reached. It is whole and unchanged. */
export async function findBackup(from: string, at: Date | null, say: (line: string) => void): Promise<Backup> {
  const backup = (await isFile(join(from, manifestName)))
    ? { folder: from, manifest: await readManifest(from) }
    : backupFor(await backupsIn(from, say), at)
  if (!backup) throw new UnusableBackup(`There is no backup in ${from}${at ? ' that was made before that time' : ''}.`)
  const { content, endedAt } = backup.manifest
  if (at && content.kind === 'tables')
    throw new UnusableBackup(
      `${basename(backup.folder)} holds the rows of one moment, ${endedAt}. Leave --at away; ` +
        'another point in time is the business of whoever runs your PostgreSQL.',
    )
  if (at && at.getTime() < Date.parse(endedAt))
    throw new UnusableBackup(
      `${basename(backup.folder)} was finished at ${endedAt}. An earlier moment needs an older one.`,
    )
  say(`Checking ${backup.folder}…`)
  const faults = await faultsOf(backup)
  if (faults.length > 0) throw new UnusableBackup([`${backup.folder} is DAMAGED:`, ...faults].join('\n  '))
  return backup
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
