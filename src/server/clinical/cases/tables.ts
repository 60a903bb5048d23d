import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CaseKind } from '#domain/cases/kinds.ts'
import type { ReviewVerdict } from '#domain/cases/quality.ts'
import type { CaseReminder } from '#domain/cases/reminders.ts'
import type { CaseState } from '#domain/cases/states.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { orders } from '../../orders/tables.ts'
import { at, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'
import { executedLater } from '../../platform/execute-later/columns.ts'

/** Where the clinical work on an order or a concern stands. */
export const cases = pgTable(
  'cases',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<CaseKind>().notNull(),
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    /** Whom it is about, where there is no order that says so. */
    accountId: uuid('account_id').references(() => accounts.id),
    state: text('state').$type<CaseState>().notNull(),
    /** JSON of what the queue shows, which is about a person's health. Null: not derived yet. */
    facts: sealed('facts'),
    /** The gravest flag, as `riskRank` sorts it: what is not known comes first. */
    risk: smallint('risk').notNull(),
    /** Of the rules that were applied last. */
    rulesVersion: text('rules_version'),
    /** From when to when this state may last. Null: nobody's clock runs. */
    clockFrom: moment('clock_from'),
    dueAt: moment('due_at'),
    /** When the card is let go. */
    authorisationEnds: moment('authorisation_ends'),
    /** Approved by one person, and waiting for the signature of another. */
    awaitsSignature: boolean('awaits_signature').notNull().default(false),
    /** Whom an approval waits for, by the last assessment. Null: for nobody. */
    waitsFor: text('waits_for').$type<'patient' | 'prescriber'>(),
    /** Since when it is back with the prescriber: returned by the pharmacist, or held by the rules. Null: it is not. */
    returnedAt: moment('returned_at'),
    /** The last message between pharmacist and prescriber about it, and by whom. */
    discussedAt: moment('discussed_at'),
    discussedBy: uuid('discussed_by'),
    /** A claim is a lease, not a state: over when its time is. */
    claimedBy: uuid('claimed_by'),
    claimUntil: moment('claim_until'),
    /** Goes up with every claim and decision; whoever decides names the one they saw. */
    epoch: integer('epoch').notNull().default(0),
    /** Whoever worked on it last: a reply goes to them first, for a while. */
    keptFor: uuid('kept_for'),
    keptUntil: moment('kept_until'),
    /** A decision that can still be taken back. Nobody else sees the case until then. */
    pendingDecision: uuid('pending_decision'),
    createdAt: at('created_at'),
    stateSince: at('state_since'),
  },
  (table) => [
    index('cases_queue')
      .on(table.state, table.risk, sql`coalesce(due_at, 'infinity')`, table.id)
      .where(sql`state not in ('delivered', 'declined', 'expired', 'withdrawn', 'closed')`),
    // Counted at every look at the queue, without opening the rows, which are wide.
    index('cases_counted')
      .on(table.state, table.awaitsSignature, table.waitsFor)
      .concurrently()
      .where(
        sql`state not in ('delivered', 'declined', 'expired', 'withdrawn', 'closed') and pending_decision is null`,
      ),
    index('cases_account').on(table.accountId),
    index('cases_claimed').on(table.claimedBy).where(sql`claimed_by is not null`),
    index('cases_due').on(table.dueAt).where(sql`due_at is not null`),
    index('cases_unread').on(table.id).where(sql`facts is null`),
    index('cases_returned').on(table.returnedAt).concurrently().where(sql`returned_at is not null`),
  ],
)

/** What happened to a case, in order. Rows are only ever added: a trigger sees to it. */
export const caseEvents = pgTable(
  'case_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    fromState: text('from_state').$type<CaseState>(),
    toState: text('to_state').$type<CaseState>().notNull(),
    by: text('by').$type<'patient' | 'provider' | 'staff' | 'clock'>().notNull(),
    staffId: uuid('staff_id'),
    /** What was done, where it is more than the move: a code of ours. */
    what: text('what').notNull(),
    decisionId: uuid('decision_id'),
    at: moment('at').notNull(),
  },
  (table) => [index('case_events_case').on(table.caseId)],
)

export type DecisionKind = 'approve' | 'sign' | 'decline' | 'ask' | 'check' | 'return'

/** What somebody decided. For half a minute nothing has left and it can be taken back; then it is carried out, once. */
export const caseDecisions = pgTable(
  'case_decisions',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    /** The one it was decided under: of one epoch there is one decision. */
    epoch: integer('epoch').notNull(),
    kind: text('kind').$type<DecisionKind>().notNull(),
    staffId: uuid('staff_id').notNull(),
    /** Of a decline: its code. */
    reason: text('reason'),
    /** JSON: dose, instructions, the words to the patient, what was ticked and why, and the flags as they were shown. */
    content: sealed('content').notNull(),
    rulesVersion: text('rules_version').notNull(),
    ...executedLater(),
  },
  (table) => [
    uniqueIndex('case_decisions_epoch').on(table.caseId, table.epoch),
    index('case_decisions_due').on(table.nextTryAt).where(sql`done_at is null and undone_at is null`),
    index('case_decisions_decided').on(table.decidedAt),
  ],
)

/** What colleagues thought of a decision that was drawn for them to look at. */
export const decisionReviews = pgTable(
  'decision_reviews',
  {
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => caseDecisions.id),
    staffId: uuid('staff_id').notNull(),
    verdict: text('verdict').$type<ReviewVerdict>().notNull(),
    note: sealed('note').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.decisionId, table.staffId] })],
)

/** At which step an approval was found to hold no longer. */
export type HeldAt = 'approval' | 'signature' | 'check' | 'dispatch'

/** Each time an approved case went back to the prescriber, and why. Rows are only ever added: a trigger sees to it. */
export const caseReturns = pgTable(
  'case_returns',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    by: text('by').$type<'pharmacist' | 'rules'>().notNull(),
    /** The pharmacist who returned it, or the member of staff at whose step the rules held it. */
    staffId: uuid('staff_id').notNull(),
    heldAt: text('held_at').$type<HeldAt>(),
    /** JSON: the pharmacist's reason, or the flags that are new since the approval. */
    content: sealed('content').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('case_returns_case').on(table.caseId, table.at)],
)

/** Between pharmacist and prescriber about a case. */
export const caseMessages = pgTable(
  'case_messages',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    staffId: uuid('staff_id').notNull(),
    body: sealed('body').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('case_messages_case').on(table.caseId, table.at)],
)

/** How far each member of staff has read what is written about a case. */
export const caseMessageReads = pgTable(
  'case_message_reads',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    staffId: uuid('staff_id').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.staffId] })],
)

/** Notes among colleagues. */
export const caseNotes = pgTable(
  'case_notes',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    staffId: uuid('staff_id').notNull(),
    body: sealed('body').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('case_notes_case').on(table.caseId, table.at)],
)

/** What was said about a case because time went by, each once for as long as the case stays in its state. */
export const caseReminders = pgTable(
  'case_reminders',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    what: text('what').$type<CaseReminder>().notNull(),
    /** Since when the case was in the state that it was said about. */
    stateSince: moment('state_since').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.what, table.stateSince] }),
    index('case_reminders_at').on(table.at),
  ],
)
