import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { advisoryLocks } from './advisory-locks.ts'
import { grantApplicationRole } from './application-role.ts'
import type { Orm } from './database.ts'
import { requireWritable, UnsuitableDatabase } from './writable.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const oldestMajor = 15

/** What every database holds from the start. Told again at each start, so it must not mind what is there. */
export type Seed = (orm: Orm) => Promise<void>

interface Options {
  /** The role of the server, which is granted what it needs. Null: the server connects as the owner. */
  readonly applicationRole?: string | null
}

/**
 * Brings the schema up to date as its owner, then sows. Of several processes starting at once one does it and the others
 * wait.
 */
export async function migrate(
  ownerUrl: string,
  seed: Seed = async () => undefined,
  { applicationRole = null }: Options = {},
): Promise<void> {
  const client = new Client({
    connectionString: ownerUrl,
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
    await requireWritable(client)
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    const orm = drizzle(client)
    await applyMigrations(orm, { migrationsFolder })
    if (applicationRole !== null) await grantApplicationRole(client, applicationRole)
    await seed(orm)
  } finally {
    await client.end()
  }
}

const migrations = () => readMigrationFiles({ migrationsFolder })

/** Those of this release, by the time each was written. */
export const migrationTimes = (): number[] => migrations().map(({ folderMillis }) => folderMillis)

/** Makes the schema as it was after one of them, in a transaction of the caller's and a database with nothing in it. */
export async function makeSchemaOf(client: Pick<Client, 'query'>, last: number): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of migrations().filter((one) => one.folderMillis <= last)) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}
