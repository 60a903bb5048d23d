import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Keys } from '../encryption/keys.ts'
import { backupsIn, readBackup } from './backup-folder.ts'
import { faultsOf } from './check-backup.ts'
import { type Backup, inOrder } from './choose.ts'
import { manifestName, type TablesContent } from './manifest.ts'
import { UnusableBackup } from './unusable-backup.ts'

interface Wanted {
  readonly keys: Keys | null
  /** Whether a backup of an earlier release, neither encrypted nor authenticated, is accepted. */
  readonly allowsPlain: boolean
}

interface Found {
  readonly backup: Backup
  readonly content: TablesContent
}

/** The backup in a folder, or of several the newest. It is complete and unchanged. */
export async function findBackup(
  from: string,
  { keys, allowsPlain }: Wanted,
  say: (line: string) => void,
): Promise<Found> {
  const backup = (await isFile(join(from, manifestName)))
    ? await readBackup(from, keys)
    : inOrder(await backupsIn(from, keys, say)).at(-1)
  if (!backup) throw new UnusableBackup(`There is no backup in ${from}.`)
  const { content, format } = backup.manifest
  if (content.kind === 'cluster')
    throw new UnusableBackup(
      `${basename(backup.folder)} is a copy of the files of the embedded database, as releases up to 0.5.0 made it, and this ` +
        'release restores rows. Restore it with release 0.5.0 into an empty DATA_DIR, start this release on that, and make a ' +
        'new backup (docs/operations.md, "Backups of earlier releases"). Or name one that holds rows: --from FOLDER.',
    )
  if (format === 1 && !allowsPlain)
    throw new UnusableBackup(
      `${basename(backup.folder)} is from an earlier release: not encrypted, and anyone with write access there could have changed it ` +
        'unnoticed. Add --unencrypted to restore it anyway.',
    )
  say(`Checking ${backup.folder}…`)
  const faults = await faultsOf(backup)
  if (faults.length > 0) throw new UnusableBackup([`${backup.folder} is DAMAGED:`, ...faults].join('\n  '))
  return { backup, content }
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
