import type { Client } from 'pg'
import { grantApplicationRole } from '../../database/application-role.ts'
import { makeSchemaOf } from '../../database/migrate.ts'
import { takeMigrationTurn } from '../../database/run-migrations.ts'
import type { Backup } from '../choose.ts'
import type { TablesContent } from '../manifest.ts'
import { stored } from '../stored-files.ts'
import { UnusableBackup } from '../unusable-backup.ts'
import { listed, sequencesOf, type Table, tablesOf } from './catalogue.ts'
import { copyIn } from './copy-in.ts'

interface ForeignKey {
  readonly name: string
  readonly of: string
  readonly means: string
}

const foreignKeys = `
  select k.conname as name, c.relname as of, pg_get_constraintdef(k.oid) as means
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0`

interface Wanted {
  readonly backup: Backup
  readonly content: TablesContent
  /** The role of the server, which is granted what it needs. Null: it connects as the owner. */
  readonly applicationRole: string | null
  /** Inspects the restored data before the commit; if it throws, the database stays empty. */
  readonly inspect: (client: Client) => Promise<void>
  readonly say: (line: string) => void
}

/**
 * Makes the schema of the backup in an empty database and fills its tables, all in one transaction. The owner may do
 * all of it: triggers that refuse changes are disabled meanwhile, and foreign keys, which would require an order of
 * tables, are made again at the end, where they are all checked. Servers that start meanwhile wait, as for a migration.
 */
export async function restoreTables(
  client: Client,
  { backup, content, applicationRole, inspect, say }: Wanted,
): Promise<void> {
  const quoted = (name: string) => client.escapeIdentifier(name)
  await client.query('begin')
  await takeMigrationTurn(client, 'transaction')
  await makeSchemaOf(client, backup.manifest.migration)
  const present = await tablesOf(client)
  const { rows: keys } = await client.query<ForeignKey>(foreignKeys)
  for (const { name, of } of keys) await client.query(`alter table ${quoted(of)} drop constraint ${quoted(name)}`)
  for (const { name } of present) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await client.query(`truncate ${present.map(({ name }) => quoted(name)).join(', ')}`)
  for (const { name, of, bounds } of content.partitions)
    await client.query(`create table if not exists ${quoted(name)} partition of ${quoted(of)} ${bounds}`)
  for (const table of content.tables) await fill(client, backup, table, present, say)
  for (const { name, of, means } of keys)
    await client.query(`alter table ${quoted(of)} add constraint ${quoted(name)} ${means}`)
  for (const { name } of present) await client.query(`alter table ${quoted(name)} enable trigger user`)
  const counters = new Set((await sequencesOf(client)).map(({ name }) => name))
  for (const { name, value, isUsed } of content.sequences.filter((one) => counters.has(one.name)))
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, isUsed])
  if (applicationRole !== null) await grantApplicationRole(client, applicationRole)
  await inspect(client)
  await client.query('commit')
  await client.query('analyze')
}

async function fill(
  client: Client,
  { folder, packing }: Backup,
  { name, columns, rows, file }: TablesContent['tables'][number],
  present: readonly Table[],
  say: (line: string) => void,
): Promise<void> {
  const known = present.find((one) => one.name === name)
  if (!known) return say(`${name} is not a table of this release: its ${rows} rows stay in the backup.`)
  const strange = columns.filter((column) => !known.columns.includes(column))
  if (strange.length > 0)
    throw new UnusableBackup(
      `The table ${name} of the backup has columns that this release does not know: ${strange.join(', ')}.`,
    )
  const taken = await copyIn(
    client,
    `copy ${client.escapeIdentifier(name)} (${listed(client, columns)}) from stdin`,
    stored(folder, file, packing),
  )
  if (taken !== rows)
    throw new UnusableBackup(`The table ${name} has ${rows} rows in the backup, and ${taken} were restored.`)
}
