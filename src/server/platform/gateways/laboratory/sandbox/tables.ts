import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../columns/columns.ts'
import { sealed } from '../../../columns/sealed.ts'

/** The storage of the laboratory’s stand-in. Empty with a real one. */
export const sandboxBloodKits = pgTable('sandbox_blood_kits', {
  /** The number on the sample. */
  code: text('code').primaryKey(),
  /** JSON of the person it was registered for. */
  person: sealed('person').notNull(),
  registeredAt: moment('registered_at').notNull(),
})
