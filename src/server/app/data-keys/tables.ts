import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../platform/columns/columns.ts'

/**
 * Which key each id stands for in this database, by a one-way fingerprint. Written when a key id is first used, and never
 * changed: a process whose key differs must not seal, open or look anything up.
 */
export const keyFingerprints = pgTable(
  'key_fingerprints',
  {
    keyId: text('key_id').primaryKey(),
    fingerprint: text('fingerprint').notNull(),
    registeredAt: at('registered_at'),
  },
  () => [check('key_fingerprints_hex', sql`fingerprint ~ '^[0-9a-f]{64}$'`)],
)
