import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns/columns.ts'

/** The key of every lookup digest. One row: all digests are made with one key. */
export const lookupKey = pgTable(
  'lookup_key',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    keyId: text('key_id').notNull(),
    /** When they begin to be recomputed, if a process holds the lock for it. */
    movesAt: moment('moves_at'),
  },
  () => [check('lookup_key_only', sql`is_only`)],
)
