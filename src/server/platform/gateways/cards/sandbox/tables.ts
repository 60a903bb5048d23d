import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../../columns/columns.ts'

/** The sandbox card provider's own books. Empty with a real provider. */
export const sandboxIntents = pgTable('sandbox_intents', {
  id: text('id').primaryKey(),
  body: jsonb('body').notNull(),
  idempotencyKey: text('idempotency_key').unique(),
  updatedAt: at('updated_at'),
})

/**
 * Customers with saved cards at the sandbox. A card is stored by its brand and last four digits, never by its number.
 */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text('id').primaryKey(),
  body: jsonb('body').notNull(),
  idempotencyKey: text('idempotency_key').unique(),
  updatedAt: at('updated_at'),
})
