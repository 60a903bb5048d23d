import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/columns/columns.ts'

export type Mode = 'demo' | 'production'

/** Whether a database belongs to a demo or to a real service. One row, written by the first server that uses it. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    mode: text('mode').$type<Mode>().notNull(),
    recordedAt: moment('recorded_at').notNull().defaultNow(),
  },
  () => [check('installation_only', sql`is_only`), check('installation_mode', sql`mode in ('demo', 'production')`)],
)
