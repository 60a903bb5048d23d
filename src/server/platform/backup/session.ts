import { Client } from 'pg'
import { advisoryLocks } from '../database/advisory-locks.ts'
import { UnusableBackup } from './unusable-backup.ts'

/**
 * A backup may take hours, and so may one of its statements. The formats are fixed, so that any server reads the values
 * alike.
 */
const settings = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set client_encoding = 'UTF8'; set search_path = public`

export async function openSession(url: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(settings)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return client
}

/** Held until the session ends, in whatever way. */
export async function refuseASecond(client: Client): Promise<void> {
  const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [
    advisoryLocks.backup,
  ])
  if (!rows[0]?.is_ours) throw new UnusableBackup('Another backup of this database is under way. Nothing was done.')
}

interface Versions {
  readonly postgres: number
  readonly migration: number
}

/** Versions of the server and of the schema: 0 if there is none yet. */
export async function versionsOf(client: Client): Promise<Versions> {
  const { rows } = await client.query<{ postgres: number; has_schema: boolean }>(`
    select current_setting('server_version_num')::int / 10000 as postgres,
      to_regclass('drizzle.__drizzle_migrations') is not null as has_schema`)
  const { postgres = 0, has_schema } = rows[0] ?? {}
  if (!has_schema) return { postgres, migration: 0 }
  const newest = await client.query<{ at: string }>('select max(created_at) as at from drizzle.__drizzle_migrations')
  return { postgres, migration: Number(newest.rows[0]?.at ?? 0) }
}
