import { sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { KitState } from '#domain/blood-tests/kits.ts'
import type { UnfiledReason } from '#domain/blood-tests/results.ts'
import type { BloodReminder } from '#domain/blood-tests/schedule.ts'
import type { BloodPanel } from '#domain/blood-tests/tests.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id)

/** A kit for a blood test by post: its number joins patient, sample and result. */
export const bloodKits = pgTable(
  'blood_kits',
  {
    /** Made by the browser: asked for again it is the same. */
    id: uuid('id').primaryKey(),
    accountId: accountId(),
    code: text('code').notNull().unique(),
    state: text('state').$type<KitState>().notNull(),
    askedAt: moment('asked_at').notNull(),
    sentAt: moment('sent_at'),
    sentBy: uuid('sent_by'),
    carrier: text('carrier'),
    /** The tracking number: it leads to the patient’s address. */
    tracking: sealed('tracking'),
    /** When the laboratory was told whose sample it will hold. */
    registeredAt: moment('registered_at'),
    receivedAt: moment('received_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('blood_kits_open').on(table.accountId).where(sql`state in ('asked', 'sent', 'received')`),
    index('blood_kits_account').on(table.accountId, table.askedAt),
  ],
)

/** Results from a GP or a clinic that a patient handed in as photos or documents: two people type them. */
export const bloodHandIns = pgTable(
  'blood_hand_ins',
  {
    /** Made by the browser: handed in again it is the same. */
    id: uuid('id').primaryKey(),
    accountId: accountId(),
    fileIds: uuid('file_ids').array().notNull(),
    at: moment('at').notNull(),
    /** JSON of what the first person typed. Null: nobody has, or the two did not agree. */
    first: sealed('first'),
    firstBy: uuid('first_by'),
    firstAt: moment('first_at'),
    endedAs: text('ended_as').$type<'filed' | 'refused'>(),
    endedBy: uuid('ended_by'),
    endedAt: moment('ended_at'),
    /** Of a refusal: why, in the words the patient reads. */
    words: sealed('words'),
  },
  (table) => [
    index('blood_hand_ins_account').on(table.accountId, table.at),
    index('blood_hand_ins_open').on(table.at).where(sql`ended_as is null`),
  ],
)

/** The results of one sample, from the laboratory or as two people typed them. */
export const bloodReports = pgTable(
  'blood_reports',
  {
    id: uuid('id').primaryKey(),
    accountId: accountId(),
    kitId: uuid('kit_id').references(() => bloodKits.id),
    handInId: uuid('hand_in_id')
      .unique()
      .references(() => bloodHandIns.id),
    /** Its id at the laboratory. Null: typed. */
    sourceId: text('source_id'),
    takenOn: date('taken_on', { mode: 'string' }).notNull(),
    /** The parts of which a value was read: what is due next counts from these. */
    panels: text('panels').array().$type<BloodPanel[]>().notNull(),
    /** JSON of laboratory, day and results. */
    content: sealed('content').notNull(),
    at: moment('at').notNull(),
    /** Of typed ones. */
    typedBy: uuid('typed_by'),
    confirmedBy: uuid('confirmed_by'),
    reviewedBy: uuid('reviewed_by'),
    reviewedAt: moment('reviewed_at'),
    /** The prescriber’s words to the patient. */
    words: sealed('words'),
    /** A newer version of the same report took its place. */
    replacedAt: moment('replaced_at'),
  },
  (table) => [
    index('blood_reports_account').on(table.accountId, table.takenOn),
    index('blood_reports_waiting').on(table.at).where(sql`reviewed_at is null and replaced_at is null`),
    index('blood_reports_source').on(table.sourceId),
    index('blood_reports_kit').on(table.kitId),
  ],
)

/** What the laboratory said and what became of it. Of what is not filed nothing is kept but its number. */
export const bloodMessages = pgTable(
  'blood_messages',
  {
    sourceId: text('source_id').notNull(),
    version: text('version').notNull(),
    /** By the laboratory’s clock: reading goes on from here. */
    laboratoryAt: moment('laboratory_at').notNull(),
    kitId: uuid('kit_id').references(() => bloodKits.id),
    /** Null: it was filed, or moved its kit. */
    unfiled: text('unfiled').$type<UnfiledReason>(),
    at: moment('at').notNull(),
    settledBy: uuid('settled_by'),
    settledAt: moment('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.version] }),
    index('blood_messages_laboratory_at').on(table.laboratoryAt),
    index('blood_messages_kit').on(table.kitId),
    index('blood_messages_unfiled').on(table.at).where(sql`unfiled is not null and settled_at is null`),
  ],
)

/** Reminders of a test, each once for the day it was due. */
export const bloodReminders = pgTable(
  'blood_reminders',
  {
    accountId: accountId(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    kind: text('kind').$type<BloodReminder>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.dueOn, table.kind] })],
)
