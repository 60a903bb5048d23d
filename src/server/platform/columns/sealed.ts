import { type Column, is } from 'drizzle-orm'
import { customType, PgCustomColumn } from 'drizzle-orm/pg-core'

const asBytes = { dataType: () => 'bytea' }
const asBase64 = { dataType: () => 'text' }

/**
 * A column of what the vault has sealed. It is told apart from other bytes, digests and hashes, because all of it must
 * be counted before a key may be dropped.
 */
export const sealed = customType<{ data: Buffer }>(asBytes)

/** The same, written as base64 into text. */
export const sealedText = customType<{ data: string }>(asBase64)

/** How a column holds what was sealed; null if it holds anything else. */
export function sealedAs(column: Column): 'bytes' | 'base64' | null {
  if (!is(column, PgCustomColumn)) return null
  // Drizzle keeps what a custom type was made from, but does not say so in its types.
  const { customTypeParams } = (column as unknown as { config: { customTypeParams: unknown } }).config
  if (customTypeParams === asBytes) return 'bytes'
  return customTypeParams === asBase64 ? 'base64' : null
}
