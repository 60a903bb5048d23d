import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Register } from '#domain/identity/staff/registration.ts'
import { at, bytes, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'

/** Whoever works here or did. Nobody is ever deleted: what they decided names them. */
export const staff = pgTable('staff', {
  id: uuid('id').primaryKey(),
  emailDigest: bytes('email_digest').notNull().unique(),
  /** JSON of name, email and mobile. */
  details: sealed('details').notNull(),
  /** Those that are in force. */
  roles: text('roles').array().notNull(),
  /** Given by somebody and without effect until another person has confirmed them. */
  waitingRoles: text('waiting_roles').array().notNull().default(sql`'{}'`),
  /** Who gave them. Null: a command on the server, or nothing waits. */
  waitingById: uuid('waiting_by_id'),
  waitingSince: moment('waiting_since'),
  profession: text('profession'),
  registrationBody: text('registration_body').$type<Register>(),
  registrationNumber: text('registration_number'),
  /** Null until they have accepted their invitation. */
  passwordHash: text('password_hash'),
  /** Made up, for trying the product out: can sign in nowhere else. */
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
    /** As the browser writes it. */
    id: text('id').primaryKey(),
    staffId: ofStaff(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** What its owner calls it. Null: nothing yet. */
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
    /** Of the last code that was taken: neither it nor an earlier one is taken again. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
    /** What its owner calls it. Null: nothing yet. */
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
    /** What the digest is of, as it is typed. Null: from before it was kept. */
    code: sealed('code'),
    usedAt: moment('used_at'),
  },
  (table) => [index('staff_recovery_codes_staff').on(table.staffId)],
)

/**
 * What somebody signs prescriptions with. The private half is wrapped by a key that only their password gives. Rows stay
 * for ever, so that what was signed can always be verified: a trigger sees to it.
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
    /** The private half of the signing key, wrapped by a key that only the session's token gives. */
    wrappedKey: bytes('wrapped_key').notNull(),
    createdAt: at('created_at'),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lockedAt: moment('locked_at'),
    /** When whoever it is of last proved a second factor once more, to change how they sign in. */
    provenAt: moment('proven_at'),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId), index('staff_sessions_expires').on(table.expiresAt)],
)

/** Somebody has given their password, and a second factor is waited for. In the database, so that any process can take it. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    staffId: ofStaff(),
    purpose: text('purpose').$type<'sign in' | 'unlock' | 'enrol' | 'prove' | 'add factor'>().notNull(),
    /** JSON of what the next step needs. */
    held: sealed('held').notNull(),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_challenges_staff').on(table.staffId), index('staff_challenges_expires').on(table.expiresAt)],
)

/** What somebody has typed and not sent: there again after a crash, a takeover or a locked screen. */
export const drafts = pgTable(
  'drafts',
  {
    staffId: uuid('staff_id').notNull(),
    /** Of what: `case/<id>/note`, `thread/<id>` … */
    subject: text('subject').notNull(),
    body: sealed('body').notNull(),
    updatedAt: at('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.subject] })],
)
