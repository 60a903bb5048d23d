import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { presentBackupKeys } from '../../platform/backup/backup-keys.ts'
import type { Backup } from '../../platform/backup/choose.ts'
import { restoreCluster } from '../../platform/backup/cluster/restore-cluster.ts'
import { findBackup } from '../../platform/backup/find-backup.ts'
import type { ClusterContent, TablesContent } from '../../platform/backup/manifest.ts'
import { openSession } from '../../platform/backup/session.ts'
import { requireEmpty, requireKnownSchema } from '../../platform/backup/tables/empty-database.ts'
import { restoreTables } from '../../platform/backup/tables/restore-tables.ts'
import { rethrowAsUnusable, UnusableBackup } from '../../platform/backup/unusable-backup.ts'
import { type Config, ConfigError, readConfig } from '../../platform/config/config.ts'
import { applicationRoleOf } from '../../platform/database/application-role.ts'
import { reachDatabase, requireOwner } from '../../platform/database/reach.ts'
import type { Keys } from '../../platform/encryption/keys.ts'
import { describeError } from '../../platform/http/logging.ts'
import { momentIn, nextSteps, restoreUsage } from './restore-words.ts'
import { inspectKeys, requireKeys } from './restored-keys.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const options = {
  from: { type: 'string' },
  at: { type: 'string' },
  replace: { type: 'boolean', default: false },
  unencrypted: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

function given() {
  try {
    const { values } = parseArgs({ options })
    if (!values.help) return values
  } catch {}
  throw new ConfigError(restoreUsage)
}

async function intoFolder(backup: Backup, content: ClusterContent, config: Config, wanted: Wanted): Promise<void> {
  if (config.databaseUrl !== null)
    throw new UnusableBackup('This is a copy of the embedded database. Unset DATABASE_URL, and set DATA_DIR.')
  const { dataDir } = config
  const { at, replaces, allowsPlain, keys, inspect } = wanted
  const { last, aside } = await restoreCluster({
    backup,
    content,
    at,
    dataDir,
    replaces,
    allowsPlain,
    keys,
    now: new Date(),
    say,
    inspect,
  })
  say(
    `Restored into ${dataDir}. The last transaction in it was made ${last === null ? 'before the backup' : `at ${last}`}.`,
  )
  for (const line of nextSteps(aside, true)) say(line)
}

async function intoDatabase(
  backup: Backup,
  content: TablesContent,
  config: Config,
  { inspect }: Wanted,
): Promise<void> {
  requireKnownSchema(backup.manifest)
  const reached = await reachDatabase(config, say).catch(rethrowAsUnusable)
  try {
    const owner = requireOwner(reached)
    const applicationRole = applicationRoleOf(reached.url, owner)
    const client = await openSession(owner, 'larkwell restore')
    try {
      await requireEmpty(client, reached.place, reached.isEmbedded)
      await restoreTables(client, { backup, content, applicationRole, inspect, say })
    } finally {
      await client.end().catch(() => undefined)
    }
  } finally {
    await reached.stop()
  }
  say(`Restored at ${reached.place}: ${backup.manifest.endedAt}.`)
  for (const line of nextSteps(null, reached.isEmbedded)) say(line)
}

interface Wanted {
  readonly at: Date | null
  readonly replaces: boolean
  readonly allowsPlain: boolean
  readonly keys: Keys | null
  readonly inspect: (client: Client) => Promise<void>
}

async function run(): Promise<void> {
  const { from, at: asked, replace, unencrypted: allowsPlain } = given()
  const config = readConfig(process.env)
  const at = asked === undefined ? null : momentIn(asked)
  if (asked !== undefined && at === null)
    throw new ConfigError(`${JSON.stringify(asked)} is no moment. Write it with its zone: 2026-11-16T10:00:00Z.`)
  // npm runs this in the package folder; the path is relative to the operator's own.
  const place = from === undefined ? config.backupDir : resolve(process.env.INIT_CWD ?? '', from)
  if (place === null) throw new ConfigError(`Where from?\n${restoreUsage}`)
  const keys = await presentBackupKeys(config)
  const backup = await findBackup(place, { at, keys, allowsPlain }, say)
  const { content } = backup.manifest
  const wanted: Wanted = {
    at,
    replaces: replace,
    allowsPlain,
    keys,
    inspect: (client) => inspectKeys(client, backup, config, say),
  }
  await requireKeys(backup, config)
  if (content.kind === 'cluster') await intoFolder(backup, content, config, wanted)
  else await intoDatabase(backup, content, config, wanted)
}

try {
  await run()
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof UnusableBackup
  say(isExpected ? error.message : `NOTHING WAS RESTORED.\n${JSON.stringify(describeError(error))}`)
  process.exitCode = 1
}
