import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns/columns.ts'

/** With which key everything is made that people are looked up by. One row: all of it is always of one key. */
export const lookupKey = pgTable(
  'lookup_key',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    keyId: text('key_id').notNull(),
    /** When all of it begins to be made anew, if somebody holds the lock for it. */
    movesAt: moment('moves_at'),
  },
  () => [check('lookup_key_only', sql`is_only`)],
)
