import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../../columns/columns.ts'
import { sealed } from '../../../columns/sealed.ts'

/** What the stand-in for identity checks remembers. With a real provider nothing is ever written here. */
export const sandboxIdentities = pgTable('sandbox_identities', {
  id: text('id').primaryKey(),
  /** JSON of whom the document is to name. */
  expected: sealed('expected').notNull(),
  body: jsonb('body').notNull(),
  updatedAt: at('updated_at'),
})
