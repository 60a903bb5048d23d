import { ConfigError, readConfig } from '../config/config.ts'
import { keysOf } from '../config/keys-of.ts'
import { openDatabase } from '../database/database.ts'
import { reachOwnDatabase } from '../database/reach.ts'
import { createVault } from '../encryption/vault.ts'
import { createLog, describeError } from '../http/logging.ts'
import { readRegister, wantedNumber } from './prescription-register.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Whether all of them are what was signed. */
async function run(): Promise<boolean> {
  const wanted = wantedNumber(process.argv.slice(2))
  const config = readConfig(process.env)
  const { url, stop } = await reachOwnDatabase(config, say)
  const database = openDatabase({ url, connections: 2, log: createLog('silent'), migrates: false })
  try {
    const keys = await keysOf(config)
    if (!(await database.readyWithin(10_000))) throw new ConfigError('The database does not answer.')
    return await readRegister(database, createVault(keys), wanted, say)
  } finally {
    await database.close()
    await stop()
  }
}

try {
  if (!(await run())) process.exitCode = 1
} catch (error) {
  const isExpected = error instanceof ConfigError
  say(isExpected ? error.message : `They could not be verified.\n${JSON.stringify(describeError(error))}`)
  process.exitCode = 1
}
