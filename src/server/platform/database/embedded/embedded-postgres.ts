import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { applicationRole, clusterVersion, createCluster, requireSameVersion } from './cluster.ts'
import { chooseDataFolder, fallbackFolders, openDataFolder, type Place } from './data-folder.ts'
import { underLock } from './lock.ts'
import { attachPostmaster, type Log, startPostmaster, stopPostmaster } from './postmaster.ts'
import { type DatabaseRecord, readRecord, writeRecord } from './record.ts'
import { databaseUrl, ensureApplicationRole, ensureDatabase } from './running-instances.ts'
import type { Settings } from './settings.ts'
import { keepRunning } from './supervisor.ts'

export const databaseName = 'larkwell'

export type EmbeddedPostgres = {
  /** As the owner. */
  url: string
  /** As the role that owns nothing. */
  applicationUrl: string
  /** The data folder. */
  location: string
  /** Ends the database, unless another Larkwell process still uses it. */
  stop: () => Promise<void>
}

type Options = {
  dataDir: string
  log: Log
  shelters?: string[]
  settings?: Settings
}

/** Several processes may call this at once for one data folder: they share one database server. */
export async function startEmbedded({
  dataDir,
  log,
  shelters = fallbackFolders,
  settings = {},
}: Options): Promise<EmbeddedPostgres> {
  const folder = await openDataFolder(dataDir)
  const lockFile = join(folder, 'database.lock')
  return underLock(lockFile, async () => {
    const record = await readRecord(folder)
    const chosen = await chooseDataFolder(folder, record, shelters)
    const applicationPassword = record.applicationPassword ?? randomBytes(24).toString('base64url')
    const place: Place = { ...chosen, settings }
    await prepareCluster(folder, place, record, log)
    const running = await attachPostmaster(place, record.password, log)
    const postmaster =
      running ?? (await startPostmaster(place, record.password, { port: record.port, keepPort: false }))
    try {
      if (record.port !== postmaster.port || record.applicationPassword === undefined)
        await writeRecord(folder, { ...record, port: postmaster.port, applicationPassword })
      await ensureDatabase(postmaster.presence, databaseName)
      await ensureApplicationRole(postmaster.presence, applicationPassword)
    } catch (error) {
      await postmaster.presence.end()
      if (!running) await stopPostmaster(place, postmaster.pid)
      throw error
    }
    const { stop } = keepRunning({ postmaster, place, password: record.password, lockFile, log })
    return {
      url: databaseUrl(postmaster.port, record.password, databaseName),
      applicationUrl: databaseUrl(postmaster.port, applicationPassword, databaseName, applicationRole),
      location: place.cluster,
      stop,
    }
  })
}

async function prepareCluster(folder: string, place: Place, record: DatabaseRecord, log: Log): Promise<void> {
  const version = await clusterVersion(place.cluster)
  if (version !== undefined) return requireSameVersion(version, place)
  if (record.created) {
    throw new Error(
      `The database of this data folder is missing: ${place.cluster}. Remove ${join(folder, 'database.json')} ` +
        'to begin with an empty one, into which npm run restore brings a backup back.',
    )
  }
  log('Creating the database (first time only)…')
  if (!place.cluster.startsWith(folder)) record.cluster = place.cluster
  await writeRecord(folder, record)
  await createCluster(place, record.password)
  record.created = true
  await writeRecord(folder, record)
}
