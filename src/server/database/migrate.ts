import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client, type Pool } from 'pg'
import type { Orm } from './database.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const lockKey = 5_237_419
const oldestMajor = 15
const noSuchTable = '42P01'

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

/** Where the schema is brought up to date apart from starting: refuses one that is older than this release. */
export async function requireSchema(pool: Pool): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  const { rows } = await pool
    .query<{ newest: string | null }>('select max(created_at) as newest from drizzle.__drizzle_migrations')
    .catch((error: { code?: string }) => {
      if (error.code === noSuchTable) return { rows: [] }
      throw error
    })
  if (Number(rows[0]?.newest ?? 0) < newest)
    throw new UnsuitableDatabase('Its schema is older than this release. Run npm run db:migrate.')
}
