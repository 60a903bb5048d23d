import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, readConfig } from '../config/config.ts'
import { openDatabase } from '../database/database.ts'
import { startEmbedded } from '../database/embedded/embedded-postgres.ts'
import { keysIn, parseKeys } from '../encryption/keys.ts'
import { createVault } from '../encryption/vault.ts'
import { createLog, describeError } from '../http/logging.ts'
import { readRegister, wantedNumber } from './prescription-register.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Whether all of them are what was signed. */
async function run(): Promise<boolean> {
  const wanted = wantedNumber(process.argv.slice(2))
  const config = readConfig(process.env)
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'database.json')))
    throw new ConfigError(`There is no database in ${config.dataDir}. Set DATABASE_URL or DATA_DIR as for the server.`)
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir, log: say }) : null
  const url = embedded?.url ?? (config.databaseUrl as string)
  const database = openDatabase({ url, connections: 2, log: createLog('silent') })
  try {
    const keys = config.dataKeys === null ? await keysIn(config.dataDir) : parseKeys(config.dataKeys)
    if (!keys) throw new ConfigError('DATA_KEYS cannot be read.')
    if (!(await database.readyWithin(10_000))) throw new ConfigError('The database does not answer.')
    return await readRegister(database, createVault(keys), wanted, say)
  } finally {
    await database.close()
    await embedded?.stop()
  }
}

try {
  if (!(await run())) process.exitCode = 1
} catch (error) {
  const isExpected = error instanceof ConfigError
  say(isExpected ? error.message : `They could not be verified.\n${JSON.stringify(describeError(error))}`)
  process.exitCode = 1
}
