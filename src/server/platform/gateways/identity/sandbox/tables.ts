import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../../columns/columns.ts'
import { sealed } from '../../../columns/sealed.ts'

/** The identity stand-in's storage. Empty with a real provider. */
export const sandboxIdentities = pgTable('sandbox_identities', {
  id: text('id').primaryKey(),
  /** JSON of the person the document names. */
  expected: sealed('expected').notNull(),
  body: jsonb('body').notNull(),
  updatedAt: at('updated_at'),
})
