import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import type { Orm } from './database.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const lockKey = 5_237_419
const oldestMajor = 15

export class UnsuitableDatabase extends Error {
  override name = 'UnsuitableDatabase'
}

/** What every database holds from the start. Told again at each start, so it must not mind what is there. */
export type Seed = (orm: Orm) => Promise<void>

/** Brings the schema up to date, then sows. Of several processes starting at once one does it and the others wait. */
export async function migrate(url: string, seed: Seed = async () => undefined): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'larkwell',
    connectionTimeoutMillis: 5_000,
    // Waiting for the others and migrating have no time limit, so a server that vanished is told by its silence.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    )
    const major = rows[0]?.major ?? 0
    if (major < oldestMajor) {
      throw new UnsuitableDatabase(`Larkwell needs PostgreSQL ${oldestMajor} or newer; this one is ${major}.`)
    }
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const orm = drizzle(client)
    await applyMigrations(orm, { migrationsFolder })
    await seed(orm)
  } finally {
    await client.end()
  }
}
