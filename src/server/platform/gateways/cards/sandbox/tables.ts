import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../../columns/columns.ts'

/** The sandbox card provider's own books. With a real provider nothing is ever written here. */
export const sandboxIntents = pgTable('sandbox_intents', {
  id: text('id').primaryKey(),
  body: jsonb('body').notNull(),
  idempotencyKey: text('idempotency_key').unique(),
  updatedAt: at('updated_at'),
})

/** Those who keep a card at the sandbox. A card is known by its brand and its last four digits, never by its number. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text('id').primaryKey(),
  body: jsonb('body').notNull(),
  idempotencyKey: text('idempotency_key').unique(),
  updatedAt: at('updated_at'),
})
