import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { dayMs } from '#domain/calendar/durations.ts'
import { backupsIn, readBackup } from '../../platform/backup/backup-folder.ts'
import { keysForBackups, presentBackupKeys } from '../../platform/backup/backup-keys.ts'
import { faultsOf } from '../../platform/backup/check-backup.ts'
import { type Backup, inOrder } from '../../platform/backup/choose.ts'
import { makeBackup } from '../../platform/backup/make-backup.ts'
import { prune } from '../../platform/backup/prune.ts'
import { openSession } from '../../platform/backup/session.ts'
import { rethrowAsUnusable, UnusableBackup } from '../../platform/backup/unusable-backup.ts'
import { type Config, ConfigError, readConfig } from '../../platform/config/config.ts'
import { reachOwnDatabase } from '../../platform/database/reach.ts'
import { describeError } from '../../platform/http/logging.ts'
import { heartbeat } from '../../platform/jobs/heartbeat.ts'
import { backupUsage, keyWords, lineOf, madeWords } from './backup-words.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const options = {
  to: { type: 'string' },
  keep: { type: 'string' },
  /** Of releases that could also copy files: a schedule may still say it. */
  tables: { type: 'boolean', default: false },
  'with-keys': { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

function given() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const isOdd = positionals.length > (values.check ? 1 : 0) || !/^([1-9]\d{0,3})?$/.test(values.keep ?? '')
    if (!isOdd) return { ...values, folder: positionals[0] }
  } catch {}
  throw new ConfigError(backupUsage)
}

type Given = ReturnType<typeof given>

/** npm runs this in the package folder; the path is relative to the operator's own. */
const here = (folder: string) => resolve(process.env.INIT_CWD ?? '', folder)

function rootOf({ to }: Given, { backupDir }: Config): string {
  const root = to === undefined ? backupDir : here(to)
  if (root === null) throw new ConfigError('Where to? Set BACKUP_DIR, or add --to FOLDER.')
  return root
}

async function check(backups: readonly Backup[]): Promise<boolean> {
  let isSound = backups.length > 0
  if (!isSound) say('There is no backup.')
  for (const backup of backups) {
    const faults = await faultsOf(backup)
    if (faults.length > 0) isSound = false
    say(`${basename(backup.folder)}  ${faults.length > 0 ? 'DAMAGED' : 'as it was written'}`)
    for (const fault of faults) say(`    ${fault}`)
    const { format, content } = backup.manifest
    if (format === 1) say('    It is from an earlier release: it is not encrypted, and nothing proves who wrote it.')
    if (content.kind === 'cluster') say('    It is a copy of files, which only releases up to 0.5.0 can restore.')
  }
  return isSound
}

/** A backup with --keep is made by a schedule: the operations inbox and the metrics show when it fails or is late. */
const scheduled = (client: Client) =>
  heartbeat(
    { query: async (statement, values) => (await client.query({ ...statement, values: [...values] })).rows },
    { name: 'backups are made', everyMs: dayMs },
  )

async function make(wanted: Given, config: Config): Promise<void> {
  const root = rootOf(wanted, config)
  const keys = await keysForBackups(config)
  const reached = await reachOwnDatabase(config, say).catch(rethrowAsUnusable)
  let client: Client | undefined
  const stop = async () => {
    await client?.end().catch(() => undefined)
    await reached.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      say('Stopped. The next backup removes what was begun.')
      void stop().then(() => process.exit(1))
    })
  try {
    client = await openSession(reached.url, 'larkwell backup')
    const beat = wanted.keep === undefined ? async () => undefined : scheduled(client)
    const withKeys = wanted['with-keys']
    const made = await makeBackup({ config, client, root, withKeys, keys }).catch(async (error: unknown) => {
      if (!(error instanceof UnusableBackup)) await beat([])
      throw error
    })
    for (const line of madeWords(made, reached.isEmbedded)) say(line)
    for (const line of keyWords(config, made, { withKeys, encryptedBy: keys.currentId })) say(line)
    if (wanted.keep !== undefined) {
      const gone = await prune(root, Number(wanted.keep), keys, say)
      if (gone > 0) say(gone === 1 ? 'One older backup was removed.' : `${gone} older backups were removed.`)
    }
    await beat('done')
  } finally {
    await stop()
  }
}

async function run(): Promise<boolean> {
  const wanted = given()
  if (wanted.help) throw new ConfigError(backupUsage)
  const config = readConfig(process.env)
  const keys = await presentBackupKeys(config)
  if (wanted.check && wanted.folder !== undefined) return check([await readBackup(here(wanted.folder), keys)])
  if (wanted.check || wanted.list) {
    let isWhole = true
    const tell = (line: string) => {
      isWhole = false
      say(line)
    }
    const backups = inOrder(await backupsIn(rootOf(wanted, config), keys, tell))
    if (wanted.check) return (await check(backups)) && isWhole
    for (const { folder, manifest } of backups) say(lineOf(basename(folder), manifest))
    if (backups.length === 0) say('There is no backup.')
    return isWhole
  }
  await make(wanted, config)
  return true
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

try {
  if (!(await run())) process.exitCode = 1
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof UnusableBackup
  if (isExpected) say(error.message)
  else if (isFull(error)) say('NO BACKUP WAS MADE: the disk is full. Earlier backups are unchanged.')
  else say(`NO BACKUP WAS MADE. Earlier backups are unchanged.\n${JSON.stringify(describeError(error))}`)
  process.exitCode = 1
}
