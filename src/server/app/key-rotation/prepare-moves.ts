import type { Client } from 'pg'
import type { Keys } from '../../platform/encryption/keys.ts'
import { createVault, type Vault } from '../../platform/encryption/vault.ts'
import { openColumn } from '../../privacy/open-sealed.ts'
import { progressOf } from './progress.ts'
import { type Source, sources } from './sources.ts'

type Asked = Pick<Client, 'query'>
type Say = (line: string) => void
type Row = Record<string, Buffer | string | null>

const atOnce = 2_000

export interface Prepared {
  readonly from: string
  readonly to: string
  readonly before: Vault
  readonly after: Vault
  /** The oldest transaction that may have changed a row after it was read. */
  readonly since: string
  /** What did not open, in words. */
  readonly unopened: Set<string>
}

/**
 * The mapping of old to new digests, in a temporary table: made before anything is touched, and while the product runs,
 * from the sealed sources.
 */
export async function prepareMoves(client: Asked, keys: Keys, from: string, say: Say): Promise<Prepared> {
  const to = keys.currentId
  const [before, after] = [from, to].map((indexId) => createVault({ ...keys, indexId })) as [Vault, Vault]
  const { rows } = await client.query<{ since: string; total: number }>(
    `select (pg_snapshot_xmin(pg_current_snapshot())::text::numeric % 4294967296)::text as since,
       (${sources.map(({ table }) => `(select count(*) from ${table})`).join(' + ')})::int as total`,
  )
  await client.query('drop table if exists pg_temp.moves')
  await client.query('create temporary table moves (old bytea primary key, new bytea not null)')
  const prepared = { from, to, before, after, since: rows[0]?.since ?? '0', unopened: new Set<string>() }
  const progress = progressOf(rows[0]?.total ?? 0, say)
  await collect(client, prepared, 'true', say, progress.add)
  await client.query('analyze moves')
  say(`Prepared: ${progress.summary()}.`)
  return prepared
}

/** The same for what was written since. */
export const prepareRest = (client: Asked, prepared: Prepared, say: Say): Promise<void> =>
  collect(client, prepared, `age(xmin) <= age('${prepared.since}'::xid)`, say, () => undefined)

async function collect(
  client: Asked,
  { before, after, unopened }: Prepared,
  isWanted: string,
  say: Say,
  add: (place: string, some: number) => void,
): Promise<void> {
  for (const source of sources)
    for await (const some of portionsOf(client, source, isWanted)) {
      const made = some.flatMap((row) => digestsOf(source, row))
      await client.query('insert into moves select * from unnest($1::bytea[], $2::bytea[]) on conflict do nothing', [
        made.map((digest) => digest(before)),
        made.map((digest) => digest(after)),
      ])
      add(source.table, some.length)
    }

  function digestsOf({ table, column, key, digests }: Source, row: Row) {
    try {
      const opened = openColumn(before, table, column, row)
      return opened === null ? [] : digests(opened.toString('utf8'), row)
    } catch {
      const problem = `${table}.${column} of ${key.map((name) => `${name} ${row[name]}`).join(', ')} does not open`
      if (!unopened.has(problem)) say(`  ${problem}`)
      unopened.add(problem)
      return []
    }
  }
}

async function* portionsOf(client: Asked, { table, key, column, beside = [] }: Source, isWanted: string) {
  let last: Row | undefined
  for (;;) {
    const before = last
    const { rows } = await client.query<Row>(
      `select ${[...key, ...beside].join(', ')}, ${column} from ${table} where ${isWanted}
       ${before ? `and (${key.join(', ')}) > (${key.map((_, place) => `$${place + 1}`).join(', ')})` : ''}
       order by ${key.join(', ')} limit ${atOnce}`,
      before ? key.map((name) => before[name]) : [],
    )
    if (rows.length > 0) yield rows
    if (rows.length < atOnce) return
    last = rows.at(-1)
  }
}
