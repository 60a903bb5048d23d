import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { grantApplicationRole } from './application-role.ts'
import type { Orm } from './database.ts'
import { readMigrations } from './migration-files.ts'
import {
  ensureJournal,
  insideTransaction,
  type LockPatience,
  liftLimits,
  record,
  runMigrations,
  takeMigrationTurn,
  usualPatience,
} from './run-migrations.ts'
import { requireWritable, UnsuitableDatabase } from './writable.ts'

const oldestMajor = 15

/** Initial rows of every database. Run at each start, so it must tolerate existing ones. */
export type Seed = (orm: Orm) => Promise<void>

interface Options {
  /** The role of the server, which is granted what it needs. Null: the server connects as the owner. */
  readonly applicationRole?: string | null
  /** Path of the migrations, if not those of this release. */
  readonly folder?: string
  readonly patience?: LockPatience
}

/**
 * Migrates the schema as its owner, then adds the initial rows. Of several processes starting at once one does it and
 * the others wait.
 */
export async function migrate(
  ownerUrl: string,
  seed: Seed = async () => undefined,
  { applicationRole = null, folder, patience = usualPatience }: Options = {},
): Promise<void> {
  const client = new Client({
    connectionString: ownerUrl,
    application_name: 'larkwell',
    connectionTimeoutMillis: 5_000,
    // Waiting and migrating have no time limit, so a vanished server is detected by keep-alive.
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
    await liftLimits(client)
    await takeMigrationTurn(client, 'session')
    await runMigrations({ client, patience, applicationRole }, readMigrations(folder))
    // Even without a pending migration: the role may be new, or have excess privileges.
    if (applicationRole !== null) await grantApplicationRole(client, applicationRole)
    await seed(drizzle(client))
  } finally {
    await client.end()
  }
}

/** Creates the schema as of a given migration, in a transaction of the caller's and in an empty database. */
export async function makeSchemaOf(client: Pick<Client, 'query'>, last: number): Promise<void> {
  await ensureJournal(client)
  for (const migration of readMigrations().filter(({ at }) => at <= last)) {
    for (const statement of insideTransaction(migration)) await client.query(statement)
    await record(client, migration)
  }
}
