import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, accountFor, canReach } from './account.ts'
import { type Binaries, findBinaries, reachableBinaries } from './binaries.ts'
import type { DatabaseRecord } from './record.ts'
import type { Settings } from './settings.ts'

/** The cluster's path, its programs, and its account. */
export type Place = {
  cluster: string
  binaries: Binaries
  account: Account | undefined
  /** In place of our own. */
  settings?: Settings
}

/** The shelter: used as root, when the other account cannot enter the clone or the data folder. */
export const fallbackFolders = ['/var/lib/larkwell', join(tmpdir(), 'larkwell')]

/** Returns the path without symbolic links, so that two paths to one folder share one database. */
export async function openDataFolder(dataDir: string): Promise<string> {
  const created = await mkdir(dataDir, { recursive: true })
  // As root under a strict umask, the database's account must still be able to pass through our own new folder.
  if (created !== undefined && process.getuid?.() === 0) await chmod(dataDir, 0o711)
  return realpath(dataDir)
}

export async function chooseDataFolder(dataDir: string, record: DatabaseRecord, shelters: string[]): Promise<Place> {
  const inside = join(dataDir, 'postgres')
  const account = await accountFor(record.cluster ?? inside)
  const shelter = () => openShelter(shelters)
  const binaries = await reachableBinaries(await findBinaries(), account, shelter)
  if (record.cluster) return { cluster: record.cluster, binaries, account }
  if (await canReach(dataDir, account)) return { cluster: inside, binaries, account }
  if (await stat(inside).catch(() => undefined)) {
    throw new Error(
      `The database in ${inside} cannot be reached by ${account?.name}, which must run it because PostgreSQL refuses ` +
        'root. Move the data folder to a place others may pass through, such as /srv, and set DATA_DIR to it.',
    )
  }
  // The password makes the name unique for a new data folder at an old path: a fresh clone starts afresh.
  const name = createHash('sha256').update(`${dataDir}\n${record.password}`).digest('hex').slice(0, 12)
  const folder = join(await shelter(), name)
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o711)
  return { cluster: join(folder, 'postgres'), binaries, account }
}

async function openShelter(shelters: string[]): Promise<string> {
  for (const shelter of shelters) {
    try {
      await mkdir(shelter, { recursive: true })
      const folder = await lstat(shelter)
      // In a world-writable folder, another user may have made it first to plant programs in it.
      if (!folder.isDirectory() || folder.uid !== process.getuid?.()) continue
      await chmod(shelter, 0o755)
      return shelter
    } catch {}
  }
  throw new Error(
    `No folder can be made for the database (tried ${shelters.join(', ')}). ` +
      'Set DATA_DIR to a folder every user may pass through, or DATABASE_URL to a PostgreSQL server.',
  )
}
