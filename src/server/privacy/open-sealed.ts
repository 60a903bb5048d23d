import type { Vault } from '../platform/encryption/vault.ts'
import { inventoryOf } from './row-conditions.ts'

type Row = Readonly<Record<string, unknown>>

const named = /\{(\w+)\}/g

/** The owner of a sealed column, in the names of the row's columns. */
export function ownersOf(table: string, column: string): readonly string[] {
  const templates = inventoryOf(table)?.opens[column]
  if (templates === undefined) throw new Error(`data-inventory.ts does not say for what ${table}.${column} is sealed.`)
  return [templates].flat()
}

/** Which columns of a row name the owner of another of them. */
export const namesIn = (templates: readonly string[]): string[] =>
  templates.flatMap((template) => [...template.matchAll(named)].map(([, name]) => name ?? ''))

/** The owner a column of a row was sealed for. */
export function ownerOf(place: string, templates: readonly string[], row: Row): string {
  const fits = templates.find((template) => namesIn([template]).every((name) => row[name] != null))
  if (fits === undefined) throw new Error(`It is not known for what ${place} was sealed.`)
  return fits.replace(named, (_, name: string) => String(row[name]))
}

/** The contents of a sealed column, as bytes. Null: empty, or erased. */
export function openColumn(vault: Vault, table: string, column: string, row: Row): Buffer | null {
  const sealed = row[column]
  if (sealed == null) return null
  const bytes = typeof sealed === 'string' ? Buffer.from(sealed, 'base64') : (sealed as Buffer)
  if (bytes.length === 0) return null
  return vault.openBytes(bytes, ownerOf(`${table}.${column}`, ownersOf(table, column), row))
}
