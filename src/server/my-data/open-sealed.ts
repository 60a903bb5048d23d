import type { Vault } from '../encryption/vault.ts'
import { holdingOf } from './whose.ts'

type Row = Readonly<Record<string, unknown>>

const named = /\{(\w+)\}/g

/** For what a column of a row was sealed. */
function ownerOf(place: string, templates: string | readonly string[], row: Row): string {
  const fits = [templates]
    .flat()
    .find((template) => [...template.matchAll(named)].every(([, name]) => row[name ?? ''] != null))
  if (fits === undefined) throw new Error(`It is not known for what ${place} was sealed.`)
  return fits.replace(named, (_, name: string) => String(row[name]))
}

/** What a sealed column holds, as bytes. Null: nothing, or nothing any more. */
export function openColumn(vault: Vault, table: string, column: string, row: Row): Buffer | null {
  const sealed = row[column]
  if (sealed == null) return null
  const bytes = typeof sealed === 'string' ? Buffer.from(sealed, 'base64') : (sealed as Buffer)
  if (bytes.length === 0) return null
  const place = `${table}.${column}`
  const templates = holdingOf(table)?.opens[column]
  if (templates === undefined) throw new Error(`holdings.ts does not say for what ${place} is sealed.`)
  return vault.openBytes(bytes, ownerOf(place, templates, row))
}
