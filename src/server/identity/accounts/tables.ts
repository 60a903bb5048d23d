import { type AnyPgColumn, bigint, boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../../orders/tables.ts'
import { at, bytes, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'
import { guestSessions } from '../guest-sessions/tables.ts'

/** Patient accounts. Details are sealed; the sign-in address is stored as a digest. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    emailDigest: bytes('email_digest').notNull().unique(),
    /** JSON of their details. */
    details: sealed('details').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** False: the password is random, and nobody knows it. */
    hasPassword: boolean('has_password').notNull().default(true),
    /** When the address was first proven. Until then anyone may have made the account. */
    emailProvenAt: moment('email_proven_at'),
    /**
     * The guest session whose order made it. Until that is paid, or the address proven, the same guest session may
     * correct it.
     */
    madeInGuestSession: uuid('made_in_visit').references((): AnyPgColumn => guestSessions.id, { onDelete: 'set null' }),
    createdAt: at('created_at'),
    /** The first sign-in is always on a new device, and needs no email. */
    firstSignInAt: moment('first_sign_in_at'),
    /** Since when it is being erased: nothing new begins. Null: it is not. */
    closedAt: moment('closed_at'),
  },
  (table) => [index('accounts_made_in_visit').on(table.madeInGuestSession)],
)

/**
 * Identities at other providers: a subject never changes, while an email address can change hands. An account has one
 * subject per provider, so that a later holder of its address is not mistaken for its owner.
 */
export const accountIdentities = pgTable(
  'account_identities',
  {
    issuer: text('issuer').notNull(),
    subjectDigest: bytes('subject_digest').notNull(),
    /** The subject behind the digest. Null: not stored until they sign in again. */
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

/** Single-use links sent by email. */
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

/** Passkeys of patients, which sign in without a password or address. */
export const accountPasskeys = pgTable(
  'account_passkeys',
  {
    /** As the browser encodes it. */
    id: text('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The user handle on its device. Null: older rows, for which it is computed. */
    userHandle: bytes('user_handle'),
    /** The name its owner gave it. */
    name: sealed('name').notNull(),
    createdAt: at('created_at'),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('account_passkeys_account').on(table.accountId)],
)

/**
 * A change of sign-in address. It takes effect when the new address is proven; the owner of the old one can stop it
 * before, and revert it for a while after.
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
    /** Digests of the links: to prove the new address, to stop it, and to revert it. */
    proveHash: bytes('prove_hash').notNull().unique(),
    stopHash: bytes('stop_hash').notNull().unique(),
    undoHash: bytes('undo_hash').unique(),
    askedAt: at('asked_at'),
    /** Until when it can be proven, and then until when it can be reverted. */
    expiresAt: moment('expires_at').notNull(),
    provenAt: moment('proven_at'),
    /** It was stopped, reverted, cancelled or replaced by another. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('email_changes_account').on(table.accountId), index('email_changes_expires').on(table.expiresAt)],
)

/**
 * Delivery address and phone as the desk changed them for a patient, with their earlier values; and that the patient
 * proved such a number by a code. Append-only, enforced by a trigger.
 */
export const contactChanges = pgTable(
  'contact_changes',
  {
    /** Made by the browser, so that a repeated request changes nothing. */
    id: uuid('id').primaryKey(),
    // Not by cascade: append-only tables refuse deletion except by an erasure, even without rows.
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Null: the patient has proven their number. */
    staffId: uuid('staff_id'),
    changesAddress: boolean('changes_address').notNull(),
    changesPhone: boolean('changes_phone').notNull(),
    /** JSON of the old and new value, the reason, and how the patient was identified. */
    content: sealed('content').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('contact_changes_account').on(table.accountId, table.at)],
)
