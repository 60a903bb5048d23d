import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Config } from '../config/config.ts'
import { archiveFolder } from '../database/embedded/archive.ts'
import { readRecord } from '../database/embedded/record.ts'
import type { Keys } from '../encryption/keys.ts'
import { keysForBackups } from './backup-keys.ts'
import { encryptedEnding, store } from './stored-files.ts'
import { isSegment } from './wal-segments.ts'

/** The identity an archived segment is encrypted for: none can replace another, or one of another lineage. */
export const segmentPurpose = (archive: string, segment: string): string => `archive/${basename(archive)}/${segment}`

/**
 * Adds a segment to the archive, with the time it was written. If the process is killed in the middle, it is not there.
 */
export async function packSegment(path: string, archive: string, segment: string, keys: Keys): Promise<void> {
  // The server and a backup may do the same at once: each makes its own, and the last one stays.
  const name = `${segment}.gz.${randomBytes(6).toString('hex')}.new`
  const draft = join(archive, `${name}${encryptedEnding}`)
  const { atime, mtime } = await stat(path)
  await store(archive, name, createReadStream(path), keys, segmentPurpose(archive, segment))
  await utimes(draft, atime, mtime)
  await rename(draft, join(archive, `${segment}.gz${encryptedEnding}`))
}

/**
 * Compresses and encrypts what PostgreSQL has archived. A segment archived before it was full becomes a few kilobytes.
 */
export async function packArchive(archive: string, keys: Keys): Promise<void> {
  const failures: unknown[] = []
  for (const name of (await readdir(archive).catch(() => [])).filter(isSegment)) {
    try {
      await packSegment(join(archive, name), archive, name, keys)
    } catch (error) {
      // Packed and removed by another process meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        // It stays for the next run, and the others are packed.
        failures.push(error)
        continue
      }
    }
    await rm(join(archive, name), { force: true })
  }
  if (failures.length > 0) throw failures[0]
}

type Settings = Pick<Config, 'backupDir' | 'backupKeys' | 'databaseUrl' | 'dataDir' | 'isProduction' | 'isDemo'>

/** A job for the embedded database: bounds how long its log stays unencrypted in the backup folder. */
export async function packOwnArchive({ config }: { readonly config: Settings }): Promise<void> {
  if (config.backupDir === null || config.databaseUrl !== null) return
  const { lineage } = await readRecord(config.dataDir)
  if (lineage !== undefined) await packArchive(archiveFolder(config.backupDir, lineage), await keysForBackups(config))
}
