import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { WaitsFor } from '#domain/privacy/waiting.ts'
import { accounts } from '../identity/accounts/tables.ts'
import { moment } from '../platform/columns/columns.ts'
import { sealed } from '../platform/columns/sealed.ts'

/** A copy of everything held about somebody, made because they asked for it. Erased a while after it is ready. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
    /** Whoever makes it has it until then. Null: nobody yet. */
    leasedUntil: moment('leased_until'),
    /** Which time it is made: what an earlier one left behind is not part of it. */
    attempt: integer('attempt').notNull().default(0),
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    uniqueIndex('data_exports_under_way').on(table.accountId).where(sql`ready_at is null`),
    index('data_exports_account').on(table.accountId),
    index('data_exports_waiting').on(table.askedAt).where(sql`ready_at is null`),
    index('data_exports_expires').on(table.expiresAt),
  ],
)

/** The archive, sealed piece by piece. */
export const dataExportPieces = pgTable(
  'data_export_pieces',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => dataExports.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    position: integer('position').notNull(),
    content: sealed('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.attempt, table.position] })],
)

/**
 * That somebody asked to be erased, and what has become of it. It names nobody: when the account goes, its id leads nowhere.
 * What may only ever grow admits to be erased in a transaction that names one of these which is at work.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Until then it can be called off. */
    dueAt: moment('due_at').notNull(),
    calledOffAt: moment('called_off_at'),
    /** Why it cannot be carried out yet, though its time has come. */
    waitsFor: text('waits_for').$type<WaitsFor>(),
    leasedUntil: moment('leased_until'),
    isAtWork: boolean('is_at_work').notNull().default(false),
    /** From then on nothing can be called off. */
    begunAt: moment('begun_at'),
    /** The last email to them: it goes with its address as soon as it is sent. */
    lastMessage: uuid('last_message'),
    erasedAt: moment('erased_at'),
    careUntil: date('care_until', { mode: 'string' }),
    taxUntil: date('tax_until', { mode: 'string' }),
    looksUntil: date('looks_until', { mode: 'string' }),
    /** When the next of what is kept goes. */
    againOn: date('again_on', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('erasures_open').on(table.accountId).where(sql`called_off_at is null`),
    index('erasures_due').on(table.dueAt).where(sql`called_off_at is null and erased_at is null`),
    index('erasures_again').on(table.againOn).where(sql`again_on is not null`),
    index('erasures_last').on(table.lastMessage).where(sql`last_message is not null`),
  ],
)
