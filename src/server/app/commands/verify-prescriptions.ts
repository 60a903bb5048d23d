import { ConfigError, readConfig } from '../../platform/config/config.ts'
import { keysOf } from '../../platform/config/keys-of.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { reachOwnDatabase } from '../../platform/database/reach.ts'
import { createVault } from '../../platform/encryption/vault.ts'
import { createLog, describeError } from '../../platform/http/logging.ts'
import { admissionBy } from '../start/admission.ts'
import { readRegister, wantedNumber } from './prescription-register.ts'
import { requireReady } from './with-services.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Whether all of them match their signatures. */
async function run(): Promise<boolean> {
  const wanted = wantedNumber(process.argv.slice(2))
  const config = readConfig(process.env)
  const { url, stop } = await reachOwnDatabase(config, say)
  const keys = await keysOf(config)
  const log = createLog('silent')
  const database = openDatabase({ url, connections: 2, log, isCommand: true, admit: admissionBy(keys) })
  try {
    await requireReady(database)
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
