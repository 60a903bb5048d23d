import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { ConfigError, readConfig } from '../config/config.ts'
import { startEmbedded } from '../database/embedded/embedded-postgres.ts'
import { keysIn, parseKeys } from '../encryption/keys.ts'
import { describeError } from '../http/logging.ts'
import { describeKeys, placesOf } from './key-counts.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

async function run(): Promise<void> {
  const config = readConfig(process.env)
  // Starting it would make one.
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'database.json')))
    throw new ConfigError(`There is no database in ${config.dataDir}. Set DATABASE_URL or DATA_DIR as for the server.`)
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log: say }) : null
  const url = embedded?.url ?? (config.databaseUrl as string)
  const client = new Client({ connectionString: url, application_name: 'larkwell keys:count' })
  client.on('error', () => undefined)
  try {
    const keys = config.dataKeys === null ? await keysIn(config.dataDir) : parseKeys(config.dataKeys)
    if (!keys) throw new ConfigError('DATA_KEYS cannot be read.')
    await client.connect()
    for (const line of describeKeys(keys, await placesOf(client))) say(line)
  } finally {
    await client.end().catch(() => undefined)
    await embedded?.stop()
  }
}

/** No such table, or no such column. */
const isOfAnotherVersion = (error: unknown) => ['42P01', '42703'].includes((error as { code?: string }).code ?? '')

try {
  await run()
} catch (error) {
  const isExpected = error instanceof ConfigError
  if (isExpected) say(error.message)
  else if (isOfAnotherVersion(error)) say('The database is of another version. Start Larkwell on it first, then count.')
  else say(`The keys could not be counted.\n${JSON.stringify(describeError(error))}`)
  process.exitCode = 1
}
