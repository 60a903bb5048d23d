import type { Client } from 'pg'
import type { GpPractice } from './epraccur.ts'
import { wordsOf, wordsOfPostcode } from './search-words.ts'

export interface Replaced {
  readonly added: number
  readonly changed: number
  readonly removed: number
}

/** Called before anything is stored, with the earlier count. If it throws, the old directory stays as it was. */
type Check = (replaced: Replaced, before: number) => void

/** Replaces the stored directory with this one. Searches see the old one until the new one is complete. */
export const replaceDirectory = (client: Client, practices: readonly GpPractice[], check?: Check): Promise<Replaced> =>
  alone(client, () => write(client, practices, check))

/** What replacing it would do. Changes nothing. */
export const tryDirectory = (client: Client, practices: readonly GpPractice[], check?: Check): Promise<Replaced> =>
  alone(client, () => writePractices(client, practices, check), 'rollback')

/** For a demo without a directory. An existing one is left as it is. */
export const fillEmptyDirectory = (client: Client, practices: readonly GpPractice[]): Promise<void> =>
  alone(client, async () => {
    const { rowCount } = await client.query('select from gp_practices limit 1')
    if (rowCount === 0) await write(client, practices)
  })

/** In one transaction, and one writer at a time. */
async function alone<Result>(
  client: Client,
  work: () => Promise<Result>,
  end: 'commit' | 'rollback' = 'commit',
): Promise<Result> {
  await client.query('begin')
  try {
    await client.query('lock table gp_practices in share row exclusive mode')
    const result = await work()
    await client.query(end)
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function write(client: Client, practices: readonly GpPractice[], check?: Check): Promise<Replaced> {
  const replaced = await writePractices(client, practices, check)
  await writeWords(client, practices)
  // New words wait in a pending list that every search would have to scan, and the planner's statistics are outdated.
  await client.query('select maintain_gp_search()')
  return replaced
}

async function writePractices(client: Client, practices: readonly GpPractice[], check?: Check): Promise<Replaced> {
  const { rows } = await client.query<{ stored: number }>('select count(*)::int as stored from gp_practices')
  await client.query(
    `create temporary table imported on commit drop as
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as row (ods_code, name, address, postcode)`,
    [
      practices.map(({ odsCode }) => odsCode),
      practices.map(({ name }) => name),
      practices.map(({ address }) => address),
      practices.map(({ postcode }) => postcode),
    ],
  )
  const removed = await client.query('delete from gp_practices where ods_code not in (select ods_code from imported)')
  const changed = await client.query(
    `update gp_practices as stored
     set name = imported.name, address = imported.address, postcode = imported.postcode
     from imported
     where stored.ods_code = imported.ods_code
       and (stored.name, stored.address, stored.postcode) <> (imported.name, imported.address, imported.postcode)`,
  )
  const added = await client.query('insert into gp_practices select * from imported on conflict do nothing')
  const replaced = { added: added.rowCount ?? 0, changed: changed.rowCount ?? 0, removed: removed.rowCount ?? 0 }
  check?.(replaced, rows[0]?.stored ?? 0)
  return replaced
}

async function writeWords(client: Client, practices: readonly GpPractice[]): Promise<void> {
  const index = indexOf(practices)
  const lists = [...index.values()]
  await client.query(
    `create temporary table imported_words on commit drop as
     select word, in_names::text[], elsewhere::text[]
     from unnest($1::text[], $2::text[], $3::text[]) as row (word, in_names, elsewhere)`,
    [
      [...index.keys()],
      lists.map(({ inNames }) => `{${inNames.join()}}`),
      lists.map(({ elsewhere }) => `{${elsewhere.join()}}`),
    ],
  )
  await client.query('delete from gp_search_words where word not in (select word from imported_words)')
  await client.query(
    `insert into gp_search_words as stored select * from imported_words
     on conflict (word) do update set in_names = excluded.in_names, elsewhere = excluded.elsewhere
     where (stored.in_names, stored.elsewhere) <> (excluded.in_names, excluded.elsewhere)`,
  )
}

function indexOf(practices: readonly GpPractice[]) {
  const index = new Map<string, { inNames: string[]; elsewhere: string[] }>()
  for (const { odsCode, name, address, postcode } of practices.toSorted(byCode)) {
    const inName = wordsOf(name)
    const all = new Set([...inName, ...wordsOf(address), ...wordsOfPostcode(postcode), odsCode.toLowerCase()])
    for (const word of all) {
      const lists = index.get(word) ?? { inNames: [], elsewhere: [] }
      index.set(word, lists)
      const list = inName.includes(word) ? lists.inNames : lists.elsewhere
      list.push(odsCode)
    }
  }
  return index
}

const byCode = (one: GpPractice, other: GpPractice) => (one.odsCode < other.odsCode ? -1 : 1)
