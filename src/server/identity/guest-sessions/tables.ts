import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { at, bytes } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'
import { accounts } from '../accounts/tables.ts'

/** The anonymous session. Its id is the `uniqueId` the browser knows; only the cookie's token is authority. */
export const guestSessions = pgTable(
  'visits',
  {
    id: uuid('id').primaryKey(),
    tokenHash: bytes('token_hash').notNull().unique(),
    createdAt: at('created_at'),
    /** Whose answers these are: whoever signed in during this visit, or the account its order made. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Whoever signed in to it, or began it signed in: only a live session of theirs opens it. Null: its token is enough. */
    signedInAs: uuid('signed_in_as').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The phone this visit has proved to hold, sealed. */
    verifiedPhone: sealed('verified_phone'),
    /** JSON of what was typed into the account form so far, sealed. Never a password. */
    draft: sealed('draft'),
  },
  (table) => [
    index('visits_created_at').on(table.createdAt),
    index('visits_account').on(table.accountId),
    index('visits_signed_in_as').on(table.signedInAs),
  ],
)
