import type { Client } from 'pg'

/** Tables about the clinic and not about patients: they do not grow with them. */
const notOfPatients = [
  'gp_',
  'staff',
  'clinicians',
  'weekly_times',
  'schedule_',
  'holidays',
  'job_',
  'sandbox_',
  'used_',
]

export interface Held {
  readonly table: string
  readonly rows: number
  readonly bytes: number
}

/** The content of each table, with 28 bytes of header per row, without its indexes. */
export async function heldIn(client: Client): Promise<Held[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
  )
  const held: Held[] = []
  for (const { name } of tables.filter((table) => !notOfPatients.some((start) => table.name.startsWith(start)))) {
    const { rows } = await client.query<{ rows: string; bytes: string }>(
      `select count(*) as rows, coalesce(sum(pg_column_size(t.*) + 4), 0) as bytes from "${name}" t`,
    )
    held.push({ table: name, rows: Number(rows[0]?.rows), bytes: Number(rows[0]?.bytes) })
  }
  return held.filter(({ rows }) => rows > 0)
}

export interface TableSize {
  readonly rows: number
  /** Per row, with indexes and TOAST. */
  readonly bytesPerRow: number
  /** The total ÷ the rows alone. */
  readonly withIndexes: number
}

export async function sizeOf(client: Client, table: string): Promise<TableSize> {
  const { rows } = await client.query<{ rows: string; all: string; heap: string }>(
    `select (select count(*) from ${table}) as rows,
       coalesce(sum(pg_total_relation_size(relid)), pg_total_relation_size('${table}')) as all,
       coalesce(sum(pg_relation_size(relid)), pg_relation_size('${table}')) as heap
     from pg_partition_tree('${table}') where isleaf`,
  )
  const [found] = rows
  const [count, all, heap] = [Number(found?.rows), Number(found?.all), Number(found?.heap)]
  return { rows: count, bytesPerRow: all / count, withIndexes: all / heap }
}

export async function databaseBytes(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  return Number(rows[0]?.bytes)
}
