import { index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../columns/columns.ts'
import { sealed } from '../columns/sealed.ts'

/** Browsers that agreed to notifications. One browser belongs to one patient: whoever agreed in it last. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    /** SHA-256 of the address, which holds a secret of the push service. */
    endpointHash: bytes('endpoint_hash').notNull(),
    /** JSON of address and keys. */
    content: sealed('content').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpointHash),
    index('push_subscriptions_account').on(table.accountId),
  ],
)
