import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/tables.ts'
import { at, moment } from '../../platform/columns/columns.ts'

/** Webhooks already processed: providers send each at least once. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  receivedAt: at('received_at'),
})

/** The card provider's customer id of a patient with a saved card. We store nothing of the card itself. */
export const cardCustomers = pgTable(
  'card_customers',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id),
    customer: text('customer').notNull().unique(),
    /** When the provider's saved cards are next compared with the patient's consent. Null: they agree. */
    syncAt: moment('tidy_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('card_customers_tidy').on(table.syncAt).where(sql`tidy_at is not null`)],
)
