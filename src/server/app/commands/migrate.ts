import { seedConsultant } from '../../appointments/consultant.ts'
import { ConfigError, readConfig } from '../../platform/config/config.ts'
import { applicationRoleOf } from '../../platform/database/application-role.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { reachDatabase, requireOwner } from '../../platform/database/reach.ts'
import { UnsuitableDatabase } from '../../platform/database/writable.ts'
import { describeError } from '../../platform/http/logging.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

async function run(): Promise<void> {
  const reached = await reachDatabase(readConfig(process.env), say)
  const { url, place, stop } = reached
  try {
    const owner = requireOwner(reached)
    const applicationRole = applicationRoleOf(url, owner)
    await migrate(owner, seedConsultant, { applicationRole })
    say(`The schema at ${place} is that of this release.`)
    if (applicationRole !== null)
      say(`The role ${applicationRole} has the privileges that the server needs, and owns nothing.`)
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
      : `Earlier migrations stay applied. The failed one changed nothing, unless it runs outside a transaction.\n${JSON.stringify(describeError(error))}`,
  )
  process.exitCode = 1
}
