import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Register } from '#domain/identity/staff/registration.ts'
import { at, bytes, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'

/** Current and former staff. Never deleted: their decisions name them. */
export const staff = pgTable('staff', {
  id: uuid('id').primaryKey(),
  emailDigest: bytes('email_digest').notNull().unique(),
  /** JSON of name, email and mobile. */
  details: sealed('details').notNull(),
  /** Roles in force. */
  roles: text('roles').array().notNull(),
  /** Granted, and without effect until another person has confirmed them. */
  waitingRoles: text('waiting_roles').array().notNull().default(sql`'{}'`),
  /** Who granted them. Null: a command on the server, or nothing waits. */
  waitingById: uuid('waiting_by_id'),
  waitingSince: moment('waiting_since'),
  profession: text('profession'),
  registrationBody: text('registration_body').$type<Register>(),
  registrationNumber: text('registration_number'),
  /** Null until they have accepted their invitation. */
  passwordHash: text('password_hash'),
  /** Demo staff: can sign in nowhere else. */
  isDemo: boolean('is_demo').notNull().default(false),
  /** JSON of the views of the queue they have saved. Null: none. */
  queueViews: sealed('queue_views'),
  createdAt: at('created_at'),
  endedAt: moment('ended_at'),
})

const ofStaff = () =>
  uuid('staff_id')
    .notNull()
    .references(() => staff.id)

export const staffInvitations = pgTable(
  'staff_invitations',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    staffId: ofStaff(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('staff_invitations_staff').on(table.staffId)],
)

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** As the browser encodes it. */
    id: text('id').primaryKey(),
    staffId: ofStaff(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The name its owner gave it. Null: none yet. */
    name: sealed('name'),
    createdAt: at('created_at'),
  },
  (table) => [index('staff_passkeys_staff').on(table.staffId)],
)

export const staffTotp = pgTable(
  'staff_totp',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: ofStaff(),
    secret: sealed('secret').notNull(),
    /** Time step of the last accepted code: neither it nor an earlier one is accepted again. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
    /** The name its owner gave it. Null: none yet. */
    name: sealed('name'),
    createdAt: at('created_at'),
  },
  (table) => [index('staff_totp_staff').on(table.staffId)],
)

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    codeDigest: bytes('code_digest').primaryKey(),
    staffId: ofStaff(),
    /** The address behind the digest, as typed. Null: older rows. */
    code: sealed('code'),
    usedAt: moment('used_at'),
  },
  (table) => [index('staff_recovery_codes_staff').on(table.staffId)],
)

/**
 * Signing keys for prescriptions. The private half is wrapped by a key derived from the owner's password. Rows are
 * never deleted, so that every signature can be verified: a trigger enforces it.
 */
export const staffSigningKeys = pgTable(
  'staff_signing_keys',
  {
    id: uuid('id').primaryKey(),
    staffId: ofStaff(),
    /** Ed25519, as DER (SPKI). */
    publicKey: bytes('public_key').notNull(),
    salt: bytes('salt').notNull(),
    wrapped: bytes('wrapped').notNull(),
    createdAt: at('created_at'),
    /** Nothing is signed with it any more. */
    retiredAt: moment('retired_at'),
  },
  (table) => [index('staff_signing_keys_staff').on(table.staffId)],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    staffId: ofStaff(),
    signingKeyId: uuid('signing_key_id')
      .notNull()
      .references(() => staffSigningKeys.id),
    /** The private half of the signing key, wrapped by a key derived from the session's token. */
    wrappedKey: bytes('wrapped_key').notNull(),
    createdAt: at('created_at'),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lockedAt: moment('locked_at'),
    /** When its owner last proved a second factor again, to change how they sign in. */
    provenAt: moment('proven_at'),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId), index('staff_sessions_expires').on(table.expiresAt)],
)

/** The password was right, and a second factor is awaited. In the database, so that any process can accept it. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    staffId: ofStaff(),
    purpose: text('purpose').$type<'sign in' | 'unlock' | 'enrol' | 'prove' | 'add factor'>().notNull(),
    /** JSON of the state for the next step. */
    held: sealed('held').notNull(),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_challenges_staff').on(table.staffId), index('staff_challenges_expires').on(table.expiresAt)],
)

/** Text that staff typed and have not sent: restored after a crash, a takeover or a locked screen. */
export const drafts = pgTable(
  'drafts',
  {
    staffId: uuid('staff_id').notNull(),
    /** Subject: `case/<id>/note`, `thread/<id>` … */
    subject: text('subject').notNull(),
    body: sealed('body').notNull(),
    updatedAt: at('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.subject] })],
)
