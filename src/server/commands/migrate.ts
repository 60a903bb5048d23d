import { seedConsultant } from '../bookings/consultant.ts'
import { ConfigError, readConfig } from '../config/config.ts'
import { migrate } from '../database/migrate.ts'
import { reachDatabase } from '../database/reach.ts'
import { UnsuitableDatabase } from '../database/writable.ts'
import { describeError } from '../http/logging.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

async function run(): Promise<void> {
  const { url, directUrl, place, stop } = await reachDatabase(readConfig(process.env), say)
  try {
    await migrate(directUrl ?? url, seedConsultant)
    say(`The schema at ${place} is that of this release.`)
  } finally {
    await stop()
  }
}

try {
  await run()
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof UnsuitableDatabase
  say(isExpected ? error.message : `The schema was left as it was.\n${JSON.stringify(describeError(error))}`)
  process.exitCode = 1
}
