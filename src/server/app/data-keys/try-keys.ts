import type { Keys } from '../../platform/encryption/keys.ts'
import { createVault } from '../../platform/encryption/vault.ts'
import { openColumn } from '../../privacy/open-sealed.ts'
import { byteColumns } from '../key-rotation/byte-columns.ts'
import { sources } from '../key-rotation/sources.ts'
import { type Walk, walks } from '../key-rotation/walks.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows of a statement. The caller sets its time limit. */
export type Ask = <Found extends Row>(text: string, values?: readonly unknown[]) => Promise<Found[]>

/** What the data shows about a key: it opens some of it, it opens none of what has its id, or nothing has its id. */
type Tried = 'fits' | 'differs' | 'unused'

/** Rows per table that are tried first: enough if a key is in use, and quick in a table of any size. */
const glance = 200
const samplesPerTable = 5

const quoted = (name: string) => `"${name}"`

function samplesOf({ table, parts, tells }: Walk, keyId: string, isThorough: boolean): string {
  const head = `'\\x${Buffer.concat([Buffer.from([keyId.length]), Buffer.from(keyId, 'latin1')]).toString('hex')}'`
  const isSealedUnderIt = parts.map(({ name, as }) => {
    const value = as === 'bytes' ? quoted(name) : `decode(${quoted(name)}, 'base64')`
    return `substring(${value} from 1 for ${keyId.length + 1}) = ${head}`
  })
  const columns = [...new Set([...tells, ...parts.map(({ name }) => name)])].map(quoted)
  const from = isThorough ? quoted(table) : `(select * from ${quoted(table)} limit ${glance}) as glanced`
  return `select ${columns.join(', ')} from ${from} where ${isSealedUnderIt.join(' or ')} limit ${samplesPerTable}`
}

const keyIdOf = (value: unknown): string | null => {
  const bytes = typeof value === 'string' ? Buffer.from(value, 'base64') : value
  return Buffer.isBuffer(bytes) && bytes.length > 0 ? bytes.toString('latin1', 1, 1 + (bytes[0] ?? 0)) : null
}

/**
 * Tries a key on values that were sealed under its id. One that opens proves it, by authenticated encryption. One that
 * does not open proves nothing by itself, since that row alone may be damaged.
 */
async function trySealed(ask: Ask, keys: Keys, keyId: string): Promise<Tried> {
  const vault = createVault(keys)
  let hasSamples = false
  for (const isThorough of [false, true]) {
    for (const walk of walks)
      for (const row of await ask(samplesOf(walk, keyId, isThorough)))
        for (const { name } of walk.parts) {
          if (keyIdOf(row[name]) !== keyId) continue
          hasSamples = true
          try {
            openColumn(vault, walk.table, name, row)
            return 'fits'
          } catch {}
        }
    if (hasSamples && isThorough) return 'differs'
  }
  return 'unused'
}

const lookups = Object.entries(byteColumns).flatMap(([place, { is }]) => {
  const [table = '', column = ''] = place.split('.')
  return is === 'lookup' ? [{ table, column }] : []
})

/** The same for the lookup key, which may have sealed nothing that still exists. */
async function tryLookups(ask: Ask, keys: Keys, keyId: string): Promise<Tried> {
  const vault = createVault({ ...keys, indexId: keyId })
  let hasSamples = false
  for (const { table, key, column, beside = [], digests } of sources) {
    const names = [...new Set([...key, ...beside, column])].map(quoted).join(', ')
    const rows = await ask(`select ${names} from ${quoted(table)} where ${quoted(column)} is not null limit ${glance}`)
    const made = rows.flatMap((row) => {
      try {
        const opened = openColumn(vault, table, column, row)
        return opened === null ? [] : digests(opened.toString('utf8'), row).map((digest) => digest(vault))
      } catch {
        return []
      }
    })
    if (made.length === 0) continue
    hasSamples = true
    const found = lookups.map((one) => `exists (select from ${one.table} where ${one.column} = any($1::bytea[]))`)
    const [answer] = await ask<{ isFound: boolean }>(`select ${found.join(' or ')} as "isFound"`, [made])
    if (answer?.isFound) return 'fits'
  }
  return hasSamples ? 'differs' : 'unused'
}

/** What existing data shows about a key without a recorded fingerprint. */
export async function tryKey(ask: Ask, keys: Keys, keyId: string): Promise<Tried> {
  const tried = await trySealed(ask, keys, keyId)
  if (tried !== 'unused') return tried
  const [recorded] = await ask<{ keyId: string }>('select key_id as "keyId" from lookup_key')
  return recorded?.keyId === keyId ? tryLookups(ask, keys, keyId) : 'unused'
}
