import type { Client } from 'pg'
import type { Keys } from '../../platform/encryption/keys.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { ownerOf } from '../../privacy/open-sealed.ts'
import type { Walk } from './walks.ts'

type Asked = Pick<Client, 'query'>
type Row = Readonly<Record<string, Buffer | string | null>>
type Key = readonly string[]

const mostRows = 500
/** Sealed bytes per portion: pieces of files are large, and there are many. */
const mostBytes = 4 * 1_024 * 1_024

const quoted = (name: string) => `"${name}"`
const keyOf = ({ key }: Walk) => key.map(({ name }) => quoted(name)).join(', ')
const bytesOf = (part: Walk['parts'][number], of = '') =>
  part.as === 'bytes' ? `${of}${quoted(part.name)}` : `decode(${of}${quoted(part.name)}, 'base64')`

/** Sealed under another key. Values that begin with the id of this one are skipped without being read as a whole. */
function isOld({ parts }: Walk, { currentId }: Keys, of = ''): string {
  const head = Buffer.concat([Buffer.from([currentId.length]), Buffer.from(currentId, 'latin1')])
  const old = parts.map((part) => {
    const value = bytesOf(part, of)
    return `(length(${value}) > 0 and substring(${value} from 1 for ${head.length}) <> '\\x${head.toString('hex')}')`
  })
  return `(${old.join(' or ')})`
}

export interface Found {
  readonly keys: readonly Key[]
  /** The start of the next portion; null: this is the last. */
  readonly after: Key | null
}

/** The keys of the next rows to be sealed again: as many as fit into memory, and at least one. */
export async function findPortion(client: Asked, keys: Keys, walk: Walk, after: Key | null): Promise<Found> {
  const names = walk.key.map(({ name }) => `${quoted(name)}::text as ${quoted(name)}`)
  const sizes = walk.parts.map((part) => `coalesce(octet_length(${quoted(part.name)}), 0)`)
  const places = walk.key.map(({ type }, place) => `$${place + 1}::text::${type}`)
  const { rows } = await client.query<Record<string, string> & { size: number }>(
    `select ${names.join(', ')}, (${sizes.join(' + ')})::int as size from ${quoted(walk.table)}
     where ${walk.key.map(({ name }) => `${quoted(name)} is not null`).join(' and ')} and ${isOld(walk, keys)}
       ${after === null ? '' : `and (${keyOf(walk)}) > (${places.join(', ')})`}
     order by ${keyOf(walk)} limit ${mostRows}`,
    [...(after ?? [])],
  )
  let bytes = 0
  const fits = rows.filter(({ size }, place) => {
    bytes += size
    return place === 0 || bytes <= mostBytes
  })
  const found = fits.map((row) => walk.key.map(({ name }) => row[name] ?? ''))
  return { keys: found, after: rows.length < mostRows && fits.length === rows.length ? null : (found.at(-1) ?? null) }
}

export interface Resealed {
  readonly done: number
  /** Rows with a value that does not open, by key, with the column. Left as they are. */
  readonly unopened: readonly { readonly column: string; readonly key: Key }[]
  /** Rows that were locked by others. */
  readonly busy: number
}

/**
 * Seals these rows again, each for its owner. They are locked as they are read, so that no concurrent save is
 * overwritten; such a save waits for a moment.
 */
export async function resealRows(client: Asked, keys: Keys, vault: Vault, walk: Walk, some: readonly Key[]) {
  const { key, table, parts, tells } = walk
  const wanted = key.map((_, place) => some.map((one) => one[place] ?? ''))
  const given = `unnest(${key.map((_, place) => `$${place + 1}::text[]`).join(', ')}) as v (${key.map((_, place) => `k${place}`).join(', ')})`
  const isSame = key.map(({ name, type }, place) => `t.${quoted(name)} = v.k${place}::${type}`).join(' and ')
  const shown = [...new Set([...key.map(({ name }) => name), ...tells])].map(
    (name) => `t.${quoted(name)}::text as ${quoted(name)}`,
  )
  const values = parts.map((part) => `${bytesOf(part, 't.')} as ${quoted(`sealed ${part.name}`)}`)
  const { rows } = await client.query<Row>(
    `select ${[...shown, ...values].join(', ')} from ${quoted(table)} t join ${given} on ${isSame}
     where ${isOld(walk, keys, 't.')} for no key update of t skip locked`,
    wanted,
  )
  const opened = rows.map((row) => ({ key: key.map(({ name }) => String(row[name])), ...sealAgain(row) }))
  const changed = opened.filter(({ fresh }) => fresh.some((value) => value !== null))
  if (changed.length > 0) await write()
  const unopened = opened.flatMap((row) => row.failed.map((column) => ({ column, key: row.key })))
  const done = changed.reduce((sum, { fresh }) => sum + fresh.filter((value) => value !== null).length, 0)
  return { done, unopened, busy: some.length - rows.length } satisfies Resealed

  function sealAgain(row: Row) {
    const failed: string[] = []
    const digests: (Buffer | null)[] = []
    const fresh = parts.map((part) => {
      digests.push(null)
      const sealed = row[`sealed ${part.name}`] as Buffer | null
      if (sealed === null || sealed.length === 0 || isCurrent(sealed)) return null
      try {
        const owner = ownerOf(`${table}.${part.name}`, part.owners, row)
        const plain = vault.openBytes(sealed, owner)
        if (part.digest !== null) digests[digests.length - 1] = vault.digest(plain.toString('utf8'), owner)
        return vault.seal(plain, owner)
      } catch {
        failed.push(part.name)
        return null
      }
    })
    return { fresh, digests, failed }
  }

  function isCurrent(sealed: Buffer): boolean {
    return sealed.toString('latin1', 1, 1 + (sealed[0] ?? 0)) === keys.currentId
  }

  async function write() {
    const columns = parts.flatMap((part, place) => [
      { name: part.name, values: changed.map(({ fresh }) => fresh[place] ?? null), as: part.as },
      ...(part.digest === null
        ? []
        : [{ name: part.digest, values: changed.map(({ digests }) => digests[place] ?? null), as: 'bytes' as const }]),
    ])
    const sets = columns.map(({ name, as }, place) => {
      const value = as === 'bytes' ? `v.c${place}` : `translate(encode(v.c${place}, 'base64'), E'\\n', '')`
      return `${quoted(name)} = coalesce(${value}, t.${quoted(name)})`
    })
    const arrays = [
      ...key.map((_, place) => `$${place + 1}::text[]`),
      ...columns.map((_, place) => `$${key.length + place + 1}::bytea[]`),
    ]
    const named = [...key.map((_, place) => `k${place}`), ...columns.map((_, place) => `c${place}`)]
    await client.query(
      `update ${quoted(table)} t set ${sets.join(', ')}
       from unnest(${arrays.join(', ')}) as v (${named.join(', ')}) where ${isSame}`,
      [...key.map((_, place) => changed.map((row) => row.key[place] ?? '')), ...columns.map((column) => column.values)],
    )
  }
}
