import { seedConsultant } from '../bookings/consultant.ts'
import { ConfigError, readConfig } from '../config/config.ts'
import { applicationRoleOf } from '../database/application-role.ts'
import { migrate } from '../database/migrate.ts'
import { reachDatabase, requireOwner } from '../database/reach.ts'
import { UnsuitableDatabase } from '../database/writable.ts'
import { describeError } from '../http/logging.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

async function run(): Promise<void> {
  const reached = await reachDatabase(readConfig(process.env), say)
  const { url, place, stop } = reached
  try {
    const owner = requireOwner(reached)
    const applicationRole = applicationRoleOf(url, owner)
    await migrate(owner, seedConsultant, { applicationRole })
    say(`The schema at ${place} is that of this release.`)
    if (applicationRole !== null) say(`The role ${applicationRole} has what the server needs, and owns nothing.`)
  } finally {
    await stop()
  }
}

try {
  await run()
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof UnsuitableDatabase
  say(
    isExpected
      ? error.message
      : `What was applied before stays, and of the migration that failed nothing unless it runs outside a transaction.\n${JSON.stringify(describeError(error))}`,
  )
  process.exitCode = 1
}
