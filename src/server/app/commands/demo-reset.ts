import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '../../platform/config/config.ts'
import { openDataFolder } from '../../platform/database/embedded/data-folder.ts'
import { startEmbedded } from '../../platform/database/embedded/embedded-postgres.ts'
import { mayServe, readPidFile } from '../../platform/database/embedded/pid-file.ts'
import { isRunning } from '../../platform/database/embedded/processes.ts'
import { readRecord } from '../../platform/database/embedded/record.ts'
import { UnsuitableDatabase } from '../../platform/database/writable.ts'
import { modeGuard } from '../start/mode-guard.ts'

const suffix = 'before-reset'

/**
 * Sets the embedded database of a demo aside, so that the next start makes the clinic again. The earlier one is kept
 * until the next reset: the command may have been typed in the wrong folder.
 */
export async function resetDemo(config: Config, say: (text: string) => void): Promise<void> {
  const { isDemo, databaseUrl, dataDir } = config
  if (!isDemo) throw new ConfigError('Only a demo can be reset, and these settings are not those of a demo.')
  if (databaseUrl !== null)
    throw new ConfigError(
      'Only the embedded database can be reset. Unset DATABASE_URL, or empty that database yourself.',
    )
  if (!existsSync(join(dataDir, 'database.json'))) {
    say(`There is no database in ${dataDir}. The next npm start creates the demo.`)
    return
  }
  const folder = await openDataFolder(dataDir)
  const cluster = (await readRecord(folder)).cluster ?? join(folder, 'postgres')
  const aside = `${cluster}.${suffix}`
  // An interrupted reset has moved the database already: only its record is left.
  if (existsSync(cluster)) {
    const noted = await readPidFile(cluster)
    if (noted && isRunning(noted.pid) && mayServe(noted.pid, cluster))
      throw new ConfigError('Larkwell is running with this database. Stop it first.')
    await refuseRealData(config, say)
    await rm(aside, { recursive: true, force: true, maxRetries: 3 })
    await rename(cluster, aside)
  }
  await rename(join(folder, 'database.json'), join(folder, `database.json.${suffix}`))
  say(
    `The demo is reset: the next npm start creates it again. The earlier data is kept in ${aside} until the next reset.`,
  )
}

/** The database may have been a real service's, whatever this shell's settings are. */
async function refuseRealData(config: Config, say: (text: string) => void): Promise<void> {
  const { url, stop } = await startEmbedded({ dataDir: config.dataDir, log: say })
  try {
    await modeGuard(config).inspect(url)
  } catch (error) {
    throw error instanceof UnsuitableDatabase ? new ConfigError(`This database was not reset: ${error.message}`) : error
  } finally {
    await stop()
  }
}

if (import.meta.main) {
  const say = (text: string) => process.stdout.write(`${text}\n`)
  // As `npm start` reads it: the same settings name the same folder.
  if (existsSync('.env')) process.loadEnvFile()
  try {
    await resetDemo(readConfig(process.env), say)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    say(error.message)
    process.exitCode = 1
  }
}
