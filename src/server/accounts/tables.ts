import { type AnyPgColumn, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, bytes, moment } from '../columns/columns.ts'
import { sealed } from '../columns/sealed.ts'
import { orders } from '../orders/tables.ts'
import { visits } from '../visits/tables.ts'

/** The signed-in person. What they told about themselves is sealed; the address they sign in with is known by digest. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    emailDigest: bytes('email_digest').notNull().unique(),
    /** JSON of their details. */
    details: sealed('details').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** When somebody first proved to read mail at this address. Until then the account may be anybody's who typed it. */
    emailProvenAt: moment('email_proven_at'),
    /** Whose order made it. Until that is paid, or the address proven, the same visit may correct it. */
    madeInVisit: uuid('made_in_visit').references((): AnyPgColumn => visits.id, { onDelete: 'set null' }),
    createdAt: at('created_at'),
  },
  (table) => [index('accounts_made_in_visit').on(table.madeInVisit)],
)

/**
 * Whom another company means by a subject of theirs: it is theirs for good, while an email address can change hands. Of
 * one company an account has one subject, so that whoever is given its address later is not taken for its owner.
 */
export const accountIdentities = pgTable(
  'account_identities',
  {
    issuer: text('issuer').notNull(),
    subjectDigest: bytes('subject_digest').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: at('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subjectDigest] }),
    unique('account_identities_account').on(table.accountId, table.issuer),
  ],
)

/** Links sent by email that do one thing once. */
export const emailedLinks = pgTable(
  'emailed_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    purpose: text('purpose').$type<'reset password' | 'confirm order' | 'prove email'>().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').references(() => orders.id),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('emailed_links_account').on(table.accountId)],
)
