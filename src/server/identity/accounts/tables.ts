import { type AnyPgColumn, bigint, boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../../orders/tables.ts'
import { at, bytes, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'
import { guestSessions } from '../guest-sessions/tables.ts'

/** The signed-in person. What they told about themselves is sealed; the address they sign in with is known by digest. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    emailDigest: bytes('email_digest').notNull().unique(),
    /** JSON of their details. */
    details: sealed('details').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** False: nobody has chosen the password, and nobody knows it. */
    hasPassword: boolean('has_password').notNull().default(true),
    /** When somebody first proved to read mail at this address. Until then the account may be anybody's who typed it. */
    emailProvenAt: moment('email_proven_at'),
    /** Whose order made it. Until that is paid, or the address proven, the same visit may correct it. */
    madeInVisit: uuid('made_in_visit').references((): AnyPgColumn => guestSessions.id, { onDelete: 'set null' }),
    createdAt: at('created_at'),
    /** The first sign-in of all is on a device that nobody has seen before, and no news to anybody. */
    firstSignInAt: moment('first_sign_in_at'),
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
    /** What the digest is of. Null: from before it was kept, until they come again. */
    subject: sealed('subject'),
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

/** What somebody signs in with instead of a password. It finds its owner by itself. */
export const accountPasskeys = pgTable(
  'account_passkeys',
  {
    /** As the browser writes it. */
    id: text('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** What its device knows its owner by. Null: from before it was kept, and worked out. */
    userHandle: bytes('user_handle'),
    /** What its owner calls it. */
    name: sealed('name').notNull(),
    createdAt: at('created_at'),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('account_passkeys_account').on(table.accountId)],
)

/**
 * A change of the address somebody signs in with. It happens when the new address is proved; whoever reads mail at the
 * old one can stop it before, and take it back for a while after.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    oldEmail: sealed('old_email').notNull(),
    newEmail: sealed('new_email').notNull(),
    /** Of the links: to prove the new address, to stop it, and to take it back. */
    proveHash: bytes('prove_hash').notNull().unique(),
    stopHash: bytes('stop_hash').notNull().unique(),
    undoHash: bytes('undo_hash').unique(),
    askedAt: at('asked_at'),
    /** Until when it can be proved, and then until when it can be taken back. */
    expiresAt: moment('expires_at').notNull(),
    provenAt: moment('proven_at'),
    /** It was stopped, taken back, called off or followed by another. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('email_changes_account').on(table.accountId), index('email_changes_expires').on(table.expiresAt)],
)

/**
 * Delivery address and phone as the desk changed them for somebody, with what they were before; and that the patient
 * proved such a number by a code. Rows are only ever added: a trigger sees to it.
 */
export const contactChanges = pgTable(
  'contact_changes',
  {
    /** Made by the browser: sent again it is the same. */
    id: uuid('id').primaryKey(),
    // Not by cascade: whatever only grows refuses to be deleted but by an erasure, also where there are no rows.
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Null: the patient has proved their number. */
    staffId: uuid('staff_id'),
    changesAddress: boolean('changes_address').notNull(),
    changesPhone: boolean('changes_phone').notNull(),
    /** JSON of what it was, what it is, why, and how the patient was known. */
    content: sealed('content').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('contact_changes_account').on(table.accountId, table.at)],
)
