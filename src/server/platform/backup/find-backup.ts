import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Keys } from '../encryption/keys.ts'
import { backupsIn, readBackup } from './backup-folder.ts'
import { faultsOf } from './check-backup.ts'
import { type Backup, backupFor } from './choose.ts'
import { manifestName } from './manifest.ts'
import { UnusableBackup } from './unusable-backup.ts'

interface Wanted {
  readonly at: Date | null
  readonly keys: Keys | null
  /** Whether a backup of an earlier release, neither encrypted nor authenticated, is accepted. */
  readonly allowsPlain: boolean
}

/**
 * The backup in a folder, or of several the newest from which a moment can be reached. It is complete and unchanged.
 */
export async function findBackup(
  from: string,
  { at, keys, allowsPlain }: Wanted,
  say: (line: string) => void,
): Promise<Backup> {
  const backup = (await isFile(join(from, manifestName)))
    ? await readBackup(from, keys)
    : backupFor(await backupsIn(from, keys, say), at)
  if (!backup) throw new UnusableBackup(`There is no backup in ${from}${at ? ' that was made before that time' : ''}.`)
  const { content, endedAt, format } = backup.manifest
  if (format === 1 && !allowsPlain)
    throw new UnusableBackup(
      `${basename(backup.folder)} is of an earlier release: not encrypted, and anyone with write access there could have changed it ` +
        'unnoticed. Add --unencrypted to restore it all the same.',
    )
  if (at && content.kind === 'tables')
    throw new UnusableBackup(
      `${basename(backup.folder)} holds the rows of one moment, ${endedAt}. Leave --at away; ` +
        'another point in time has to be restored by the operator of your PostgreSQL server.',
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
