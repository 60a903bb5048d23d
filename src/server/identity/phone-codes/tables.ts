import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { at, bytes, moment } from '../../platform/columns/columns.ts'
import { guestSessions } from '../guest-sessions/tables.ts'

/** A one-time code sent to a phone. Numbers and network addresses are stored as digests. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: uuid('id').primaryKey(),
    guestSessionId: uuid('visit_id')
      .notNull()
      .references(() => guestSessions.id, { onDelete: 'cascade' }),
    phoneDigest: bytes('phone_digest').notNull(),
    addressDigest: bytes('address_digest').notNull(),
    codeHash: bytes('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: at('created_at'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('phone_codes_phone').on(table.phoneDigest, table.createdAt),
    index('phone_codes_address').on(table.addressDigest, table.createdAt),
    index('phone_codes_visit').on(table.guestSessionId, table.createdAt),
  ],
)
