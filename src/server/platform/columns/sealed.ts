import { type Column, is } from 'drizzle-orm'
import { customType, PgCustomColumn } from 'drizzle-orm/pg-core'

const asBytes = { dataType: () => 'bytea' }
const asBase64 = { dataType: () => 'text' }

/**
 * A column of sealed bytes. It is distinguished from other bytes, digests and hashes, because all of it must be counted
 * before a key may be dropped.
 */
export const sealed = customType<{ data: Buffer }>(asBytes)

/** The same, written as base64 into text. */
export const sealedText = customType<{ data: string }>(asBase64)

/** How a column stores sealed values; null if it stores anything else. */
export function sealedAs(column: Column): 'bytes' | 'base64' | null {
  if (!is(column, PgCustomColumn)) return null
  // Drizzle keeps the parameters of a custom type, but its TypeScript types lack them.
  const { customTypeParams } = (column as unknown as { config: { customTypeParams: unknown } }).config
  if (customTypeParams === asBytes) return 'bytes'
  return customTypeParams === asBase64 ? 'base64' : null
}
