import { sql } from 'drizzle-orm'
import { bigserial, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../../orders/tables.ts'
import { at } from '../../platform/columns/columns.ts'

/** The ledger of what people agreed to or declined, in the words they saw. Append-only, enforced by a trigger. */
export const consents = pgTable(
  'consents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Context: an order, a guest session before there was one, or the account itself. */
    orderId: uuid('order_id').references(() => orders.id),
    /** Without a reference: guest sessions end and accounts may be erased, and the ledger must not change. */
    guestSessionId: uuid('visit_id'),
    accountId: uuid('account_id'),
    kind: text('kind').notNull(),
    wording: text('wording').notNull(),
    version: integer('version').notNull(),
    isGiven: boolean('is_given').notNull(),
    /** Where it was given. */
    how: text('how').notNull().default('form'),
    at: at('at'),
  },
  (table) => [
    index('consents_order').on(table.orderId),
    index('consents_visit').on(table.guestSessionId).where(sql`visit_id is not null`),
    index('consents_account').on(table.accountId).where(sql`account_id is not null`),
    check('consents_somebodys', sql`num_nonnulls(order_id, visit_id, account_id) > 0`),
  ],
)
