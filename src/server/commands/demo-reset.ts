import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Config, ConfigError, readConfig } from '../config/config.ts'
import { openDataFolder } from '../database/embedded/data-folder.ts'
import { startEmbedded } from '../database/embedded/embedded-postgres.ts'
import { mayServe, readPidFile } from '../database/embedded/pid-file.ts'
import { isRunning } from '../database/embedded/processes.ts'
import { readRecord } from '../database/embedded/record.ts'
import { realOrder } from '../start/real-orders-guard.ts'

const suffix = 'before-reset'

/**
 * Sets the embedded database of a demo aside, so that the next start makes the clinic anew. What was there is kept until
 * the next reset: somebody may have typed the command in the wrong folder.
 */
export async function resetDemo({ isDemo, databaseUrl, dataDir }: Config, say: (text: string) => void): Promise<void> {
  if (!isDemo) throw new ConfigError('Only a demo can be reset, and these settings are not those of a demo.')
  if (databaseUrl !== null)
    throw new ConfigError(
      'Only the embedded database can be reset. Unset DATABASE_URL, or empty that database yourself.',
    )
  if (!existsSync(join(dataDir, 'database.json'))) {
    say(`There is no database in ${dataDir}. The next npm start makes the demo.`)
    return
  }
  const folder = await openDataFolder(dataDir)
  const cluster = (await readRecord(folder)).cluster ?? join(folder, 'postgres')
  const aside = `${cluster}.${suffix}`
  // A reset that was killed half-way has moved the database already: what is left to do is its record.
  if (existsSync(cluster)) {
    const noted = await readPidFile(cluster)
    if (noted && isRunning(noted.pid) && mayServe(noted.pid, cluster))
      throw new ConfigError('Larkwell is running with this database. Stop it first.')
    await refuseRealData(folder, say)
    await rm(aside, { recursive: true, force: true, maxRetries: 3 })
    await rename(cluster, aside)
  }
  await rename(join(folder, 'database.json'), join(folder, `database.json.${suffix}`))
  say(`The demo is reset: npm start makes it anew. What was there is kept in ${aside} until the next reset.`)
}

async function refuseRealData(dataDir: string, say: (text: string) => void): Promise<void> {
  const { url, stop } = await startEmbedded({ dataDir, log: say })
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query<{ has_orders: boolean }>(
      `select to_regclass('orders') is not null as has_orders`,
    )
    if (!rows[0]?.has_orders || (await client.query(realOrder.text)).rowCount === 0) return
  } finally {
    await client.end()
    await stop()
  }
  throw new ConfigError('This database holds orders that were paid through a real card provider. It is not reset.')
}

if (import.meta.main) {
  const say = (text: string) => process.stdout.write(`${text}\n`)
  try {
    await resetDemo(readConfig(process.env), say)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    say(error.message)
    process.exitCode = 1
  }
}
