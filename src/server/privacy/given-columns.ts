import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { historyKindWords } from '#content/cases/clinical-history.ts'
import { kindsInWordsOfStaff } from '#domain/clinical/clinical-history.ts'
import { sealedAs } from '../platform/columns/sealed.ts'
import type { Vault } from '../platform/encryption/vault.ts'
import { withoutSecrets } from '../platform/outbox/secrets.ts'
import * as schema from '../schema.ts'
import { openColumn } from './open-sealed.ts'
import { inventoryOf } from './row-conditions.ts'

type Row = Readonly<Record<string, unknown>>

/** Of values sealed together, the parts that were for the patient. */
const partsGiven: Readonly<Record<string, readonly string[]>> = {
  'incidents.conclusion': ['summary'],
  'case_decisions.content': ['words', 'dose', 'pricePence', 'instructions', 'pen'],
}

/** Sealed values of which something is left out. */
const cleaned: Readonly<Record<string, (content: never, row: Row) => unknown>> = {
  'messages.content': withoutSecrets,
  'clinical_history.content': withoutWordsOfStaff,
}

function withoutWordsOfStaff(content: { readonly words: string }, { kind }: Row): unknown {
  const known = kindsInWordsOfStaff.find((one) => one === kind)
  return known ? { ...content, words: historyKindWords[known] } : content
}

export interface Column {
  /** Its column name. */
  readonly name: string
  /** The name of its property in the schema. */
  readonly key: string
  readonly type: string
  readonly isSealed: boolean
}

export const columnsOf: Readonly<Record<string, readonly Column[]>> = Object.fromEntries(
  Object.values(schema)
    .filter((exported) => is(exported, PgTable))
    .map((table) => [
      getTableName(table),
      Object.entries(getTableColumns(table)).map(([key, column]) => ({
        name: column.name,
        key,
        type: column.getSQLType(),
        isSealed: sealedAs(column) !== null,
      })),
    ]),
)

/** The columns that leave us: digests, hashes and signatures mean nothing to people. */
export function givenColumns(table: string): Column[] {
  const holding = inventoryOf(table)
  if (!holding || !('part' in holding) || typeof holding.hides === 'string') return []
  const { hides } = holding
  return (columnsOf[table] ?? []).filter(
    ({ name, type, isSealed }) => !hides.includes(name) && (isSealed || type !== 'bytea'),
  )
}

/** The value of such a column, opened; of what was sealed with it, what was for the patient. */
export function givenValue(vault: Vault, table: string, { name, type, isSealed }: Column, row: Row): unknown {
  if (isSealed) return partOf(`${table}.${name}`, openColumn(vault, table, name, row), row)
  const value = row[name]
  return value !== null && type.startsWith('timestamp') ? momentIn(String(value)) : value
}

/** Null: never, which the database calls infinity. */
const momentIn = (written: string): string | null => {
  const at = new Date(written)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

function partOf(place: string, opened: Buffer | null, row: Row): unknown {
  if (opened === null) return null
  const value = asJson(opened.toString('utf8'))
  const clean = cleaned[place]
  if (clean) return clean(value as never, row)
  const parts = partsGiven[place]
  if (!parts || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => parts.includes(name)))
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
