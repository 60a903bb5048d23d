import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { sealedAs } from '../../platform/columns/sealed.ts'
import { namesIn, ownersOf } from '../../privacy/open-sealed.ts'
import * as schema from '../../schema.ts'
import { digestBeside } from './byte-columns.ts'

interface KeyColumn {
  readonly name: string
  readonly type: string
}

interface SealedPart {
  readonly name: string
  readonly as: 'bytes' | 'base64'
  /** The owner it is sealed for, in the names of the row's columns. */
  readonly owners: readonly string[]
  readonly digest: string | null
}

/** All rows of a table with sealed values, in the order of a key. */
export interface Walk {
  readonly place: string
  readonly table: string
  readonly key: readonly KeyColumn[]
  readonly parts: readonly SealedPart[]
  /** The columns that name the owners of sealed ones. */
  readonly tells: readonly string[]
}

/** Tables without a key of their own: each row is covered by one of these. */
const keysApart: Readonly<Record<string, readonly (readonly string[])[]>> = {
  answer_sets: [
    ['visit_id', 'questionnaire'],
    ['account_id', 'questionnaire', 'instance'],
  ],
}

const tables = Object.values(schema).filter((exported) => is(exported, PgTable))

function ownKey(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const single = columns.filter(({ primary }) => primary)
  return (single.length > 0 ? single : (primaryKeys[0]?.columns ?? [])).map(({ name }) => name)
}

function walksOf(table: PgTable): Walk[] {
  const name = getTableName(table)
  const columns = Object.values(getTableColumns(table))
  const parts = columns.flatMap((column): SealedPart[] => {
    const as = sealedAs(column)
    if (as === null) return []
    return [{ name: column.name, as, owners: ownersOf(name, column.name), digest: digestBeside(name, column.name) }]
  })
  if (parts.length === 0) return []
  const tells = [...new Set(parts.flatMap(({ owners }) => namesIn(owners)))]
  const types = new Map(columns.map((column) => [column.name, column.getSQLType().replace('bigserial', 'bigint')]))
  const keys = keysApart[name] ?? [ownKey(table)]
  return keys.map((key) => ({
    place: keys.length === 1 ? name : `${name} by ${key[0]}`,
    table: name,
    key: key.map((column) => ({ name: column, type: types.get(column) ?? 'text' })),
    parts,
    tells,
  }))
}

export const walks: readonly Walk[] = tables.flatMap(walksOf).toSorted((a, b) => (a.place < b.place ? -1 : 1))
