import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../database/embedded/sync-folder.ts'
import type { Keys } from '../encryption/keys.ts'
import type { Backup } from './choose.ts'
import { type Manifest, manifestName, readManifest, writeManifest } from './manifest.ts'
import { UnusableBackup } from './unusable-backup.ts'

/** Suffix of an incomplete backup, and of one being deleted. */
const unfinished = '.unfinished'
const finished = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** Sorts by time, and is a valid name on every system. */
const nameAt = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

export interface Draft {
  readonly folder: string
  /** Makes it restorable. Returns its path. */
  finish(manifest: Manifest): Promise<string>
  abandon(): Promise<void>
}

const namesIn = (root: string): Promise<string[]> =>
  readdir(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/** The caller is the only one who makes backups here: leftovers of others are removed. */
export async function beginBackup(root: string, at: Date, keys: Keys): Promise<Draft> {
  for (const name of await namesIn(root)) if (name.endsWith(unfinished)) await remove(join(root, name))
  const folder = join(root, nameAt(at) + unfinished)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    folder,
    async finish(manifest) {
      const file = await open(join(folder, manifestName), 'wx', 0o600)
      try {
        await file.writeFile(writeManifest(manifest, keys))
        await file.sync()
      } finally {
        await file.close()
      }
      for (const inside of await readdir(folder, { withFileTypes: true }))
        if (inside.isDirectory()) await syncFolder(join(folder, inside.name))
      await syncFolder(folder)
      const place = join(root, nameAt(at))
      await rename(folder, place)
      await syncFolder(root)
      return place
    },
    abandon: () => remove(folder),
  }
}

/** The complete backups. One whose manifest was changed, or whose key is missing, is reported and left alone. */
export async function backupsIn(root: string, keys: Keys | null, say: (line: string) => void): Promise<Backup[]> {
  const backups: Backup[] = []
  for (const name of (await namesIn(root)).filter((each) => finished.test(each)))
    try {
      backups.push(await readBackup(join(root, name), keys))
    } catch (error) {
      if (!(error instanceof UnusableBackup)) throw error
      say(error.message)
    }
  return backups
}

export async function readBackup(folder: string, keys: Keys | null): Promise<Backup> {
  const manifest = await readManifest(folder, keys)
  return { folder, manifest, packing: { keys: manifest.format === 1 ? null : keys } }
}

/** Renamed first: if the process is killed in the middle, it is no backup any more. */
export async function removeBackup(folder: string): Promise<void> {
  await rename(folder, folder + unfinished)
  await remove(folder + unfinished)
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 3 })
