import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../config/config.ts'
import { keysOf } from '../config/keys-of.ts'
import { openDatabase } from '../database/database.ts'
import { reachOwnDatabase } from '../database/reach.ts'
import { createLog, describeError } from '../http/logging.ts'
import { Refusal } from '../http/refusal.ts'
import { createServices } from '../services.ts'
import { runStaffCommand, staffUsage } from './staff-command.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const options = {
  name: { type: 'string' },
  email: { type: 'string' },
  mobile: { type: 'string' },
  roles: { type: 'string' },
  profession: { type: 'string' },
  registration: { type: 'string' },
} as const

function given() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    throw new ConfigError(staffUsage)
  }
}

async function run(): Promise<void> {
  const { values, positionals } = given()
  const config = readConfig(process.env)
  const { url, stop } = await reachOwnDatabase(config, say)
  const log = createLog('silent')
  const database = openDatabase({ url, connections: 2, log })
  try {
    const keys = await keysOf(config)
    if (!(await database.readyWithin(10_000))) throw new ConfigError('The database does not answer.')
    const services = await createServices({ config, database, log, keys })
    for (const line of await runStaffCommand(services, positionals[0], values)) say(line)
    await services.cards.close()
  } finally {
    await database.close()
    await stop()
  }
}

try {
  await run()
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof Refusal
  say(isExpected ? error.message : `It could not be done.\n${JSON.stringify(describeError(error))}`)
  process.exitCode = 1
}
