import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type {
  CorrectionEvidence,
  CorrectionReason,
  EntryKind,
  EntrySource,
  HeldBackReason,
} from '#domain/clinical/clinical-history.ts'
import type { ListEnd, ListKind } from '#domain/codes/health-list.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { bytes, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'

/**
 * What every later assessment of a patient reads: stops, reactions, red flags, locks and decisions against supply.
 * Append-only, enforced by a trigger. Orders and cases are named without a foreign key, because an entry may outlive
 * them.
 */
export const clinicalHistory = pgTable(
  'clinical_history',
  {
    id: uuid('id').primaryKey(),
    /** The order in which entries were written, even at one moment. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<EntryKind>().notNull(),
    source: text('source').$type<EntrySource>().notNull(),
    /** JSON of the code and the words. */
    content: sealed('content').notNull(),
    /** Keyed digest of subject and occasion: the same event is written once. */
    digest: bytes('digest').notNull(),
    orderId: uuid('order_id'),
    caseId: uuid('case_id'),
    staffId: uuid('staff_id'),
    at: moment('at').notNull(),
    /** The mark it was written with: `clinical_history_marks` has the later ones. Null: it leaves as the rest. */
    heldBack: text('held_back').$type<HeldBackReason>(),
  },
  (table) => [
    uniqueIndex('clinical_history_once').on(table.accountId, table.digest),
    index('clinical_history_account').on(table.accountId, table.number),
  ],
)

/** A prescriber's correction of an entry: at most one per entry. Both stay. Append-only. */
export const clinicalHistoryCorrections = pgTable('clinical_history_corrections', {
  entryId: uuid('entry_id')
    .primaryKey()
    .references(() => clinicalHistory.id),
  staffId: uuid('staff_id').notNull(),
  why: text('why').$type<CorrectionReason>().notNull(),
  evidence: text('evidence').$type<CorrectionEvidence>().notNull(),
  /** JSON of the reason and of the document, letter or call it rests on. */
  content: sealed('content').notNull(),
  at: moment('at').notNull(),
})

/**
 * Later marks of an entry: a clinician holds it back from copies and letters, or lets it leave again. The latest decides.
 * Append-only.
 */
export const clinicalHistoryMarks = pgTable(
  'clinical_history_marks',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => clinicalHistory.id),
    /** Counted from 1 for each entry: of two marks at once only one is the next. */
    number: integer('number').notNull(),
    staffId: uuid('staff_id').notNull(),
    /** Null: it leaves as the rest. */
    heldBack: text('held_back').$type<HeldBackReason>(),
    reason: sealed('reason').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.number] })],
)

/**
 * A patient’s medicines, allergies and conditions: each picked from the list by a person, or kept as written. A row is never
 * rewritten, only ended.
 */
export const healthList = pgTable(
  'health_list',
  {
    id: uuid('id').primaryKey(),
    number: bigserial('number', { mode: 'number' }).notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<ListKind>().notNull(),
    /** JSON of the words, and of the name, ingredients and code where it was picked. */
    content: sealed('content').notNull(),
    /** Null: the patient. */
    staffId: uuid('staff_id'),
    at: moment('at').notNull(),
    endedAt: moment('ended_at'),
    endedAs: text('ended_as').$type<ListEnd>(),
    /** Null: the patient, or it has not ended. */
    endedBy: uuid('ended_by'),
  },
  (table) => [
    index('health_list_account').on(table.accountId, table.number),
    check('health_list_ended', sql`(${table.endedAt} is null) = (${table.endedAs} is null)`),
  ],
)
