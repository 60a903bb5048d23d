import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { at, bytes } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'
import { accounts } from '../accounts/tables.ts'

/** The anonymous session. Its id is the `uniqueId` the browser knows; only the cookie's token grants access. */
export const guestSessions = pgTable(
  'visits',
  {
    id: uuid('id').primaryKey(),
    tokenHash: bytes('token_hash').notNull().unique(),
    createdAt: at('created_at'),
    /** The owner of the answers: the account signed in during this guest session, or made by its order. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /**
     * The account that signed in to it, or began it signed in: only a live session of that account opens it. Null: its
     * token is enough.
     */
    signedInAs: uuid('signed_in_as').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The phone proven in this guest session, sealed. */
    verifiedPhone: sealed('verified_phone'),
    /** JSON of the account form as typed so far, sealed. Never a password. */
    draft: sealed('draft'),
  },
  (table) => [
    index('visits_created_at').on(table.createdAt),
    index('visits_account').on(table.accountId),
    index('visits_signed_in_as').on(table.signedInAs),
  ],
)
