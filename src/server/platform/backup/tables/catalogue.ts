import type { Client } from 'pg'
import type { TablesContent } from '../manifest.ts'

const ours = `
  n.nspname = 'public' and not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** A partitioned table counts as one. Generated columns are not copied. */
const tableRows = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition and ${ours} group by c.relname order by c.relname`

const partitionRows = `
  select c.relname as name, p.relname as of, pg_get_expr(c.relpartbound, c.oid) as bounds
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
  where c.relkind = 'r' and c.relispartition and ${ours} order by c.relname`

const sequenceRows = `
  select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and ${ours} order by c.relname`

export interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

export const tablesOf = async (client: Client): Promise<Table[]> => (await client.query<Table>(tableRows)).rows

export const partitionsOf = async (client: Client): Promise<TablesContent['partitions']> =>
  (await client.query<TablesContent['partitions'][number]>(partitionRows)).rows

export async function sequencesOf(client: Client): Promise<TablesContent['sequences']> {
  const { rows } = await client.query<{ name: string }>(sequenceRows)
  const sequences: TablesContent['sequences'] = []
  for (const { name } of rows) {
    const { rows: at } = await client.query<{ value: string; is_used: boolean }>(
      `select last_value::text as value, is_called as is_used from ${client.escapeIdentifier(name)}`,
    )
    sequences.push({ name, value: at[0]?.value ?? '1', isUsed: at[0]?.is_used ?? false })
  }
  return sequences
}

export const listed = (client: Client, names: readonly string[]): string =>
  names.map((name) => client.escapeIdentifier(name)).join(', ')
