import { chmod, chown, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { canReach } from './account.ts'
import type { Place } from './data-folder.ts'
import type { Settings } from './settings.ts'

/** A partial segment is archived after this time, so that at most this much is lost with the disk. */
const archiveWithinSeconds = 300

/** PostgreSQL's own module copies each finished segment and syncs it: no shell, no program of ours. */
const archiver = 'basic_archive'

/** The folder of one lineage's write-ahead log among the backups. */
export const archiveFolder = (backupDir: string, lineage: string): string => join(backupDir, 'wal', lineage)

export const archiveSettings = (archive: string | undefined): Settings =>
  archive === undefined
    ? {}
    : {
        archive_mode: 'on',
        archive_library: archiver,
        [`${archiver}.archive_directory`]: archive,
        archive_timeout: archiveWithinSeconds,
      }

/** Writable for the account of the database, and readable by nobody else. */
export async function openArchive(backupDir: string, lineage: string, { binaries, account }: Place): Promise<string> {
  const libraries = ['lib/postgresql', 'lib'].map((folder) => readdir(join(binaries.folder, folder)).catch(() => []))
  if (!(await Promise.all(libraries)).flat().some((name) => name.startsWith(`${archiver}.`)))
    throw new Error(`BACKUP_DIR is set, but the PostgreSQL for this system brings no ${archiver}. Unset it.`)
  const archive = archiveFolder(backupDir, lineage)
  for (const folder of [backupDir, join(backupDir, 'wal'), archive]) {
    const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
    if (isNew && account) await (folder === archive ? chown(folder, account.uid, account.gid) : chmod(folder, 0o711))
  }
  if (await canReach(archive, account)) return archive
  throw new Error(
    `The folder ${archive} cannot be reached by ${account?.name}, which runs the database. ` +
      'Set BACKUP_DIR to a place others may pass through, such as /srv/larkwell-backups.',
  )
}

export async function isArchiving(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ archive_mode: string }>('show archive_mode')
  return rows[0]?.archive_mode === 'on'
}
