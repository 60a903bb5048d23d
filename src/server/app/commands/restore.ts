import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { presentBackupKeys } from '../../platform/backup/backup-keys.ts'
import type { Backup } from '../../platform/backup/choose.ts'
import { findBackup } from '../../platform/backup/find-backup.ts'
import type { TablesContent } from '../../platform/backup/manifest.ts'
import { openSession } from '../../platform/backup/session.ts'
import { requireEmpty, requireKnownSchema } from '../../platform/backup/tables/empty-database.ts'
import { replaceEmbedded, setAside } from '../../platform/backup/tables/replace-embedded.ts'
import { restoreTables } from '../../platform/backup/tables/restore-tables.ts'
import { rethrowAsUnusable, UnusableBackup } from '../../platform/backup/unusable-backup.ts'
import { type Config, ConfigError, readConfig } from '../../platform/config/config.ts'
import { applicationRoleOf } from '../../platform/database/application-role.ts'
import { databaseName } from '../../platform/database/embedded/embedded-postgres.ts'
import { reachDatabase, requireOwner } from '../../platform/database/reach.ts'
import { describeError } from '../../platform/http/logging.ts'
import { nextSteps, restoreUsage } from './restore-words.ts'
import { inspectKeys, requireKeys } from './restored-keys.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const options = {
  from: { type: 'string' },
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

async function run(): Promise<void> {
  const { from, replace, unencrypted: allowsPlain } = given()
  const config = readConfig(process.env)
  // npm runs this in the package folder; the path is relative to the operator's own.
  const place = from === undefined ? config.backupDir : resolve(process.env.INIT_CWD ?? '', from)
  if (place === null) throw new ConfigError(`Where from?\n${restoreUsage}`)
  if (replace && config.databaseUrl !== null)
    throw new ConfigError(
      '--replace is for the embedded database only. Create a new database, and set DATABASE_URL to it.',
    )
  const keys = await presentBackupKeys(config)
  const { backup, content } = await findBackup(place, { keys, allowsPlain }, say)
  await requireKeys(backup, config)
  requireKnownSchema(backup.manifest)
  await intoDatabase({ backup, content, config, replace })
}

interface Wanted {
  readonly backup: Backup
  readonly content: TablesContent
  readonly config: Config
  /** Whether an embedded database that is there may be set aside. */
  readonly replace: boolean
}

async function intoDatabase({ backup, content, config, replace }: Wanted): Promise<void> {
  const reached = await reachDatabase(config, say).catch(rethrowAsUnusable)
  const carryOn = whenStopped(() => reached.stop())
  const fill = async (url: string) => {
    const client = await openSession(url, 'larkwell restore')
    try {
      await requireEmpty(client, reached.place, reached.isEmbedded)
      await restoreTables(client, {
        backup,
        content,
        applicationRole: applicationRoleOf(reached.url, requireOwner(reached)),
        inspect: (session) => inspectKeys(session, backup, config, say),
        say,
      })
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  try {
    const owner = requireOwner(reached)
    await (replace ? replaceEmbedded(owner, fill) : fill(owner))
    carryOn()
  } finally {
    await reached.stop()
  }
  say(`Restored to ${reached.place}, as of ${backup.manifest.endedAt}.`)
  for (const line of nextSteps(replace ? setAside(databaseName) : null, reached.isEmbedded)) say(line)
}

/** The embedded database does not get Ctrl-C, and would go on. Returns how to end this. */
function whenStopped(tidy: () => Promise<void>): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const stop = () => {
    say('Stopped. Nothing was changed.')
    void tidy().finally(() => process.exit(1))
  }
  for (const signal of signals) process.once(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}

try {
  await run()
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof UnusableBackup
  say(isExpected ? error.message : `NOTHING WAS RESTORED.\n${JSON.stringify(describeError(error))}`)
  process.exitCode = 1
}
