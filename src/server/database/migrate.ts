import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { seedConsultant } from '../bookings/consultant.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const lockKey = 5_237_419
const oldestMajor = 15

export class UnsuitableDatabase extends Error {
  override name = 'UnsuitableDatabase'
}

/** Brings the schema, and what the brand file says of it, up to date. Of several processes starting at once one does the work and the others wait for it. */
export async function migrate(url: string): Promise<void> {
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
    await seedConsultant(orm)
  } finally {
    await client.end()
  }
}
