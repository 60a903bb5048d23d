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
import type { WaitsFor } from '#domain/privacy/erasure-delays.ts'
import { accounts } from '../identity/accounts/tables.ts'
import { moment } from '../platform/columns/columns.ts'
import { sealed } from '../platform/columns/sealed.ts'

/** A requested copy of everything held about a patient. Erased a while after it is ready. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
    /** End of the lease. Null: none yet. */
    leasedUntil: moment('leased_until'),
    /** The attempt: pieces of an earlier one are not part of it. */
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
 * A requested erasure, and its state. It names nobody: once the account is erased, its id leads nowhere. Append-only
 * tables allow deletion only in a transaction that names a running one of these.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Until then it can be cancelled. */
    dueAt: moment('due_at').notNull(),
    calledOffAt: moment('called_off_at'),
    /** Why a due erasure cannot be carried out yet. */
    waitsFor: text('waits_for').$type<WaitsFor>(),
    leasedUntil: moment('leased_until'),
    isAtWork: boolean('is_at_work').notNull().default(false),
    /** From then on it cannot be cancelled. */
    begunAt: moment('begun_at'),
    /** The last email to them: erased with its address as soon as it is sent. */
    lastMessage: uuid('last_message'),
    erasedAt: moment('erased_at'),
    careUntil: date('care_until', { mode: 'string' }),
    taxUntil: date('tax_until', { mode: 'string' }),
    looksUntil: date('looks_until', { mode: 'string' }),
    /** When the next kept part is erased. */
    againOn: date('again_on', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('erasures_open').on(table.accountId).where(sql`called_off_at is null`),
    index('erasures_due').on(table.dueAt).where(sql`called_off_at is null and erased_at is null`),
    index('erasures_again').on(table.againOn).where(sql`again_on is not null`),
    index('erasures_last').on(table.lastMessage).where(sql`last_message is not null`),
  ],
)
