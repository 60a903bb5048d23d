import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/tables.ts'
import { at, moment } from '../../platform/columns/columns.ts'

/** Webhooks that were acted on: providers send each at least once. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  receivedAt: at('received_at'),
})

/** By which name the card provider knows somebody who keeps a card there. Of the card itself we keep nothing. */
export const cardCustomers = pgTable(
  'card_customers',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id),
    customer: text('customer').notNull().unique(),
    /** When what is kept there is next compared with what they agreed to. Null: it agrees. */
    tidyAt: moment('tidy_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('card_customers_tidy').on(table.tidyAt).where(sql`tidy_at is not null`)],
)
