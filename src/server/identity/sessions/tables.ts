import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes, moment } from '../../platform/columns/columns.ts'
import { accounts } from '../accounts/tables.ts'

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: at('created_at'),
    lastSeenAt: at('last_seen_at'),
    expiresAt: moment('expires_at').notNull(),
    /** The id by which its owner ends it from elsewhere. It opens nothing. */
    id: uuid('id').notNull().defaultRandom().unique(),
    /** Chrome on Android. Empty: unknown. */
    device: text('device').notNull().default(''),
    /** When its owner last proved that it is them. */
    provenAt: at('proven_at'),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expires').on(table.expiresAt)],
)
