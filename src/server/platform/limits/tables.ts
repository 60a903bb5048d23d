import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../columns/columns.ts'

/** How much of a limit was used in its window, over all processes. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    name: text('name').notNull(),
    /** Keyed digest of the limited subject. */
    subject: bytes('subject').notNull(),
    used: bigint('used', { mode: 'number' }).notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.subject] }), index('limit_counts_ends_at').on(table.endsAt)],
)
