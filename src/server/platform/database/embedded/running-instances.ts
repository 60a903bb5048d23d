import { Client } from 'pg'
import { applicationRole, superuser } from './cluster.ts'

/**
 * Each server process holds one connection of this name from start to stop: it shows the others that the database is
 * still in use, and its end shows at once that the database is gone.
 */
const applicationName = 'larkwell-presence'

/** As the owner, unless another role is named. */
export function databaseUrl(port: number, password: string, database: string, role: string = superuser): string {
  return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
}

export async function announcePresence(port: number, password: string): Promise<Client> {
  const client = new Client({
    // Not the product's own database: a connection would prevent renaming or copying it.
    connectionString: databaseUrl(port, password, 'postgres'),
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // Without a listener a lost connection would end the process; the holder of the client listens for its end.
  client.on('error', () => {})
  await client.connect()
  return client
}

export async function othersPresent(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ others: boolean }>(
    `select exists (
       select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()
     ) as others`,
    [applicationName],
  )
  return rows[0]?.others === true
}

export async function ensureDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
}

/** A data folder of an earlier release has no such role yet, and a restored one may have another password. */
export async function ensureApplicationRole(client: Client, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [applicationRole])
  if (rowCount === 0) await client.query(`create role ${applicationRole}`)
  await client.query(
    `alter role ${applicationRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${client.escapeLiteral(password)}`,
  )
}
