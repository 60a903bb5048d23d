import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BookingState } from '#domain/booking/states.ts'
import type { Nation } from '#domain/calendar/bank-holidays.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { sealed, sealedText } from './sealed-type.ts'

/** Digests and hashes. What the vault seals is `sealed`. */
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().default(sql`now()`)

const moment = (name: string) => timestamp(name, { withTimezone: true })

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

/** The anonymous session. Its id is the `uniqueId` the browser knows; only the cookie's token is authority. */
export const visits = pgTable(
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

/** The latest answers of one visit to one questionnaire, sealed. */
export const answerSets = pgTable(
  'answer_sets',
  {
    visitId: uuid('visit_id')
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    questionnaire: text('questionnaire').notNull(),
    /** The questionnaire's version when these answers were given. */
    version: integer('version').notNull(),
    revision: integer('revision').notNull(),
    /** The browser tab that wrote this revision. */
    tab: uuid('tab'),
    answers: sealed('answers').notNull(),
    /** Keyed digest of the answers: tells whether they changed without opening them. */
    digest: bytes('digest').notNull(),
    updatedAt: at('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.questionnaire] })],
)

/** The NHS directory of GP practices, as last imported. */
export const gpPractices = pgTable('gp_practices', {
  odsCode: text('ods_code').primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  postcode: text('postcode').notNull(),
})

/** Every word of that directory once, with the practices it leads to: what the search reads. */
export const gpSearchWords = pgTable(
  'gp_search_words',
  {
    word: text('word').primaryKey(),
    inNames: text('in_names').array().notNull(),
    elsewhere: text('elsewhere').array().notNull(),
  },
  (table) => [index('gp_search_words_trigrams').using('gin', table.word.op('gin_trgm_ops'))],
)

/** A one-time code on its way to a phone. Numbers and network addresses are known by digest only. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: uuid('id').primaryKey(),
    visitId: uuid('visit_id')
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
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
    index('phone_codes_visit').on(table.visitId, table.createdAt),
  ],
)

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
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expires').on(table.expiresAt)],
)

/** One purchase: of one medication, or of one appointment. Details and answers are kept as they were when it was placed. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** The number people and support speak of. */
    reference: text('reference').notNull().unique(),
    visitId: uuid('visit_id').references(() => visits.id, { onDelete: 'set null' }),
    /** Null until the owner of an address that had an account already says that the order is theirs. */
    accountId: uuid('account_id').references(() => accounts.id),
    emailDigest: bytes('email_digest').notNull(),
    item: text('item').notNull(),
    amountPence: integer('amount_pence').notNull(),
    /** What was taken off the list price, when it was placed. */
    discountPence: integer('discount_pence').notNull().default(0),
    state: text('state').$type<OrderState>().notNull(),
    details: sealed('details').notNull(),
    answers: sealed('answers').notNull(),
    questionnaire: text('questionnaire').notNull(),
    questionnaireVersion: integer('questionnaire_version').notNull(),
    paymentIntent: text('payment_intent').unique(),
    authorisedAt: moment('authorised_at'),
    /** What the clinician prescribed, once approved. */
    dose: text('dose'),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    // However often one draft is submitted, it is one order. A medication and an appointment are two.
    uniqueIndex('orders_open_per_visit')
      .on(table.visitId, table.questionnaire)
      .where(sql`state in ('draft', 'awaiting payment')`),
    index('orders_account').on(table.accountId),
    index('orders_state').on(table.state, table.updatedAt),
  ],
)

/** What happened to an order, in order. Rows are only ever added: a trigger sees to it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    fromState: text('from_state').$type<OrderState>(),
    toState: text('to_state').$type<OrderState>().notNull(),
    /** patient, provider, clinician or clock. */
    by: text('by').notNull(),
    note: sealedText('note'),
    at: at('at'),
  },
  (table) => [index('order_events_order').on(table.orderId)],
)

/** What a person agreed to or declined, in the words they saw. */
export const consents = pgTable(
  'consents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').notNull(),
    wording: text('wording').notNull(),
    version: integer('version').notNull(),
    isGiven: boolean('is_given').notNull(),
    at: at('at'),
  },
  (table) => [index('consents_order').on(table.orderId)],
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

/** Text messages and emails: written with whatever they tell of in one transaction, and sent from here. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'sms' | 'email'>().notNull(),
    /** JSON of recipient, subject, text and what is attached, sealed. */
    content: sealed('content').notNull(),
    state: text('state').$type<'queued' | 'sent' | 'failed'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: at('next_try_at'),
    createdAt: at('created_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('messages_queue').on(table.state, table.nextTryAt),
    index('messages_created_at').on(table.createdAt),
  ],
)

/** Bot-check challenges that were solved and used, until they would have expired anyway. */
export const usedChallenges = pgTable('used_challenges', {
  digest: bytes('digest').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})

/** How much of a limit was used in its window, for limits that hold across processes. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    name: text('name').notNull(),
    /** Keyed digest of who or what is limited. */
    subject: bytes('subject').notNull(),
    used: bigint('used', { mode: 'number' }).notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.subject] }), index('limit_counts_ends_at').on(table.endsAt)],
)

/**
 * What happened to accounts: never an address or a name. Rows are only ever added, and erased when they are old: a trigger
 * sees to both. An account that is gone leaves its id behind, which then leads nowhere.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    event: text('event').notNull(),
    accountId: uuid('account_id'),
    /** Keyed digest: the same network can be known again, and nobody else can tell which it is. */
    networkDigest: bytes('network_digest').notNull(),
    outcome: text('outcome').notNull(),
    at: at('at'),
  },
  (table) => [index('security_events_account').on(table.accountId, table.at), index('security_events_at').on(table.at)],
)

/** Webhooks that were acted on: providers send each at least once. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  receivedAt: at('received_at'),
})

/** The sandbox card provider's own books. With a real provider nothing is ever written here. */
export const sandboxIntents = pgTable('sandbox_intents', {
  id: text('id').primaryKey(),
  body: jsonb('body').notNull(),
  idempotencyKey: text('idempotency_key').unique(),
  updatedAt: at('updated_at'),
})

/** Whoever sees people. What they are called and can do comes from the brand file for the first; others are added here. */
export const clinicians = pgTable(
  'clinicians',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    /** Paragraphs. */
    profile: text('profile').array().notNull(),
    /** Whose times are shown when nobody is asked for: the lowest. */
    position: integer('position').notNull(),
    isBookable: boolean('is_bookable').notNull().default(true),
  },
  (table) => [index('clinicians_position').on(table.position)],
)

/** When a clinician's appointments begin, week after week, on the clock in London. */
export const weeklyTimes = pgTable(
  'weekly_times',
  {
    clinicianId: text('clinician_id')
      .notNull()
      .references(() => clinicians.id, { onDelete: 'cascade' }),
    /** Monday is 1, Sunday is 7. */
    weekday: smallint('weekday').notNull(),
    /** HH:MM. */
    time: text('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clinicianId, table.weekday, table.time] })],
)

/** Days that are not like their weekday. */
export const scheduleExceptions = pgTable(
  'schedule_exceptions',
  {
    clinicianId: text('clinician_id')
      .notNull()
      .references(() => clinicians.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    kind: text('kind').$type<'closed' | 'extra'>().notNull(),
    /** HH:MM each; none for a closed day. */
    times: text('times').array().notNull().default(sql`'{}'`),
  },
  (table) => [primaryKey({ columns: [table.clinicianId, table.date, table.kind] })],
)

/**
 * What an operator says about holidays beside the rule: one more on which nobody works, or a bank holiday that is
 * a day like any other.
 */
export const holidays = pgTable(
  'holidays',
  {
    date: date('date', { mode: 'string' }).notNull(),
    nation: text('nation').$type<Nation>().notNull(),
    name: text('name').notNull(),
    isClosed: boolean('is_closed').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.date, table.nation] })],
)

/** Somebody's claim on a clinician's time: kept for a while, booked, and whatever became of it. */
export const appointments = pgTable(
  'appointments',
  {
    id: uuid('id').primaryKey(),
    /** The id of the first booking of a care episode. It stays when the appointment is moved; calendars know it by this. */
    episodeId: uuid('episode_id').notNull(),
    clinicianId: text('clinician_id')
      .notNull()
      .references(() => clinicians.id),
    service: text('service').notNull(),
    startsAt: moment('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    state: text('state').$type<BookingState>().notNull(),
    visitId: uuid('visit_id').references(() => visits.id, { onDelete: 'set null' }),
    /** What pays for it; null until the form was sent. Whose the order is, theirs is the appointment. */
    orderId: uuid('order_id').references(() => orders.id),
    /** Of a hold that was let go: when that was. */
    heldUntil: moment('held_until').notNull(),
    /** Keyed digest of the network it is held from, for the limits; null once it is booked. */
    networkDigest: bytes('network_digest'),
    hasBeenExtended: boolean('has_been_extended').notNull().default(false),
    /** What was agreed to when it was booked. */
    policyVersion: integer('policy_version').notNull(),
    /** What cancelling would have refunded when it was moved here; null if it never was. */
    refundCapPence: integer('refund_cap_pence'),
    /** How often it was changed since it was booked, for calendars. */
    sequence: integer('sequence').notNull().default(0),
    /** When the person cancelled it themselves, in time or too late. */
    cancelledAt: moment('cancelled_at'),
    createdAt: at('created_at'),
  },
  (table) => [
    // Two people never have one time. The month of a clinician is read from it as well.
    uniqueIndex('appointments_live').on(table.clinicianId, table.startsAt).where(sql`state in ('held', 'booked')`),
    index('appointments_order').on(table.orderId),
    index('appointments_episode').on(table.episodeId),
    index('appointments_visit').on(table.visitId),
    index('appointments_network').on(table.networkDigest).where(sql`network_digest is not null`),
    index('appointments_expiry').on(table.heldUntil).where(sql`state in ('held', 'released')`),
  ],
)

/** What happened to a claim, in order. Rows are only ever added, and go only with a hold that came to nothing. */
export const appointmentEvents = pgTable(
  'appointment_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    appointmentId: uuid('appointment_id').notNull(),
    fromState: text('from_state').$type<BookingState>(),
    toState: text('to_state').$type<BookingState>().notNull(),
    /** patient, provider, clinician or clock. */
    by: text('by').notNull(),
    at: at('at'),
  },
  (table) => [index('appointment_events_appointment').on(table.appointmentId)],
)

/** Money that is to go back, decided together with its reason and given back as soon as the provider takes it. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the key by which the provider knows that it is asked for the same again. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id),
    amountPence: integer('amount_pence').notNull(),
    /** lost: somebody else had the time when the payment came. Of the time before money was taken only after the claim. */
    reason: text('reason').$type<'lost' | 'cancelled' | 'declined'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: at('next_try_at'),
    doneAt: moment('done_at'),
    createdAt: at('created_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_appointment').on(table.appointmentId),
    index('refunds_due').on(table.nextTryAt).where(sql`done_at is null`),
  ],
)

/** A request to support, with its words sealed. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: uuid('id').primaryKey(),
    /** Made by the browser: whatever is sent again under it is the same request. */
    submission: uuid('submission').notNull().unique(),
    reference: text('reference').notNull().unique(),
    /** JSON of email, reason, subject and description. */
    content: sealed('content').notNull(),
    createdAt: at('created_at'),
  },
  (table) => [index('contact_requests_created_at').on(table.createdAt)],
)

export const contactFiles = pgTable(
  'contact_files',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => contactRequests.id, { onDelete: 'cascade' }),
    /** JSON of name and kind, sealed: a name tells of a person too. */
    details: sealed('details').notNull(),
    size: integer('size').notNull(),
  },
  (table) => [index('contact_files_request').on(table.requestId)],
)

/** A file's bytes, sealed piece by piece: no statement takes long, and no file is ever in the memory as a whole. */
export const contactFilePieces = pgTable(
  'contact_file_pieces',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => contactFiles.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    content: sealed('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
)
