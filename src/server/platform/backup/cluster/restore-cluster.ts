import { randomBytes } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Client } from 'pg'
import { archiveFolder } from '../../database/embedded/archive.ts'
import { chooseDataFolder, fallbackFolders, openDataFolder, type Place } from '../../database/embedded/data-folder.ts'
import { databaseName, newLineage } from '../../database/embedded/embedded-postgres.ts'
import { underLock } from '../../database/embedded/lock.ts'
import { mayServe, readPidFile } from '../../database/embedded/pid-file.ts'
import { stopPostmaster } from '../../database/embedded/postmaster.ts'
import { isRunning } from '../../database/embedded/processes.ts'
import { readRecord } from '../../database/embedded/record.ts'
import { databaseUrl } from '../../database/embedded/running-instances.ts'
import type { Keys } from '../../encryption/keys.ts'
import type { Backup } from '../choose.ts'
import type { ClusterContent } from '../manifest.ts'
import { openSession } from '../session.ts'
import { UnusableBackup } from '../unusable-backup.ts'
import { archiveRest, type Log, logToReplay, type Sources } from './log-to-replay.ts'
import { passwordIn } from './password-file.ts'
import { recover } from './recover.ts'
import { takeItsPlace } from './take-its-place.ts'
import { unpackCluster } from './unpack-cluster.ts'

interface Wanted {
  readonly backup: Backup
  readonly content: ClusterContent
  /** Null: to the end of the log. */
  readonly at: Date | null
  readonly dataDir: string
  /** Whether an existing database may be set aside. */
  readonly replaces: boolean
  /** Whether unencrypted parts of the archived log are used: anyone with write access there could have written them. */
  readonly allowsPlain: boolean
  /** The keys of the archived log. */
  readonly keys: Keys | null
  readonly now: Date
  readonly say: (line: string) => void
  /** Inspects the restored database before it replaces anything; if it throws, all stays as it was. */
  readonly inspect: (client: Client) => Promise<void>
}

interface Restored {
  readonly last: string | null
  /** Path of the earlier database. Null: there was none. */
  readonly aside: string | null
}

export async function restoreCluster(wanted: Wanted): Promise<Restored> {
  const folder = await openDataFolder(wanted.dataDir)
  return underLock(join(folder, 'database.lock'), () => restoreUnderLock(wanted, folder))
}

async function restoreUnderLock(wanted: Wanted, folder: string): Promise<Restored> {
  const { backup, content, at, now, say } = wanted
  const before = await readRecord(folder)
  const place = await chooseDataFolder(folder, before, fallbackFolders)
  const isReplaced = await isThere(place.cluster)
  await refuseRunning(place)
  if (isReplaced && !wanted.replaces)
    throw new UnusableBackup(
      `There is a database in ${place.cluster} already. Restore into an empty DATA_DIR, or add --replace: ` +
        'the one that is there is then set aside, and not removed.',
    )
  await endDrafts(place)
  const password = await passwordIn(backup)
  const isSameStory = isReplaced && before.lineage === content.lineage
  const archive = archiveFolder(dirname(backup.folder), content.lineage)
  const own = isSameStory ? join(place.cluster, 'pg_wal') : null
  const { keys } = wanted
  // If the database itself is still there, its log is trusted, and so is what it has just archived on the same machine.
  const allowsPlain = wanted.allowsPlain || own !== null
  const log = await logToReplay(content, { backup, archive, own, allowsPlain, keys })
  if (!allowsPlain) await reportUnused(content, { backup, archive, own, allowsPlain: true, keys }, log, say)
  // Named like the folders of `createCluster`, which removes abandoned ones.
  const draft = `${place.cluster}.${randomBytes(6).toString('hex')}.new`
  const carryOn = whenStopped(() => {
    say('Stopped. Everything is as it was.')
    return endDrafts(place)
  })
  try {
    say('Laying the database out…')
    await unpackCluster(backup, log, draft, place.account)
    say(`Replaying ${log.size === 1 ? 'one segment' : `${log.size} segments`} of its log…`)
    const { pid, port, last } = await recover({ ...place, cluster: draft }, at)
    try {
      await inspected(databaseUrl(port, password, databaseName), wanted.inspect)
    } finally {
      await stopPostmaster({ ...place, cluster: draft }, pid)
    }
    carryOn()
    const record = {
      password,
      ...(before.port === undefined ? {} : { port: before.port }),
      ...(place.cluster.startsWith(folder) ? {} : { cluster: place.cluster }),
      created: true as const,
      lineage: newLineage(),
    }
    const change = { dataDir: folder, cluster: place.cluster, restored: draft, record, isReplaced, now }
    const aside = await takeItsPlace(change)
    // PostgreSQL archives it no more: without this the abandoned timeline could not be restored to its end again.
    if (own !== null && aside !== null && keys) await archiveRest(log, own, join(aside, 'pg_wal'), archive, keys)
    return { last, aside }
  } finally {
    carryOn()
    await rm(draft, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** The end of the log may exist without being used; say so now, before it is missed. */
async function reportUnused(content: ClusterContent, all: Sources, used: Log, say: (line: string) => void) {
  const unused = (await logToReplay(content, all)).size - used.size
  if (unused > 0)
    say(
      `${unused === 1 ? 'ONE SEGMENT' : `${unused} SEGMENTS`} of the log at its end ARE NOT USED: not encrypted yet, they prove nothing ` +
        'of who wrote them. Add --unencrypted to use them.',
    )
}

/** The database working on the copy does not get Ctrl-C, and would be left behind. Returns how to end this. */
function whenStopped(tidy: () => Promise<void>): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const stop = () => void tidy().finally(() => process.exit(1))
  for (const signal of signals) process.once(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}

/** Removes what an interrupted restore left, and ends its database if it still runs. */
async function endDrafts(place: Place): Promise<void> {
  const parent = dirname(place.cluster)
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(place.cluster)}.`) || !name.endsWith('.new')) continue
    const draft = { ...place, cluster: join(parent, name) }
    const noted = await readPidFile(draft.cluster)
    if (noted && mayServe(noted.pid, draft.cluster)) await stopPostmaster(draft, noted.pid)
    await rm(draft.cluster, { recursive: true, force: true, maxRetries: 3 })
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

async function refuseRunning({ cluster }: Place): Promise<void> {
  const noted = await readPidFile(cluster)
  if (noted && isRunning(noted.pid) && mayServe(noted.pid, cluster))
    throw new UnusableBackup(`The database in ${cluster} is running (process ${noted.pid}). Stop Larkwell first.`)
}

async function inspected(url: string, inspect: (client: Client) => Promise<void>): Promise<void> {
  const client = await openSession(url, 'larkwell restore')
  try {
    await inspect(client)
  } finally {
    await client.end()
  }
}
