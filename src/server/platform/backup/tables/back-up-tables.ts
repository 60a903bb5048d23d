import type { Client } from 'pg'
import type { Keys } from '../../encryption/keys.ts'
import type { StoredFile, TablesContent } from '../manifest.ts'
import { store } from '../stored-files.ts'
import { listed, partitionsOf, sequencesOf, tablesOf } from './catalogue.ts'
import { CopyOut } from './copy-out.ts'

/** Every row of every table as of one moment, while writes continue. Read access is enough. */
export async function backUpTables(
  client: Client,
  folder: string,
  keys: Keys,
): Promise<{ content: TablesContent; files: StoredFile[] }> {
  await client.query('begin isolation level repeatable read read only')
  const tables: TablesContent['tables'] = []
  const files: StoredFile[] = []
  for (const { name, columns } of await tablesOf(client)) {
    // A partitioned table can be copied only through a query.
    const rows = new CopyOut(`copy (select ${listed(client, columns)} from ${client.escapeIdentifier(name)}) to stdout`)
    client.query(rows)
    const file = `tables/${name}.copy.gz`
    files.push(await store(folder, file, rows, keys))
    tables.push({ name, columns: [...columns], rows: rows.rows, file })
  }
  const partitions = await partitionsOf(client)
  // Not of that moment: sequences only increase, and being ahead does no harm.
  const sequences = await sequencesOf(client)
  await client.query('commit')
  return { content: { kind: 'tables', tables, partitions, sequences }, files }
}
