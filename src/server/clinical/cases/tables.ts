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

/** The clinical state of an order or a concern. */
export const cases = pgTable(
  'cases',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<CaseKind>().notNull(),
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    /** The patient, if no order says so. */
    accountId: uuid('account_id').references(() => accounts.id),
    state: text('state').$type<CaseState>().notNull(),
    /** JSON of what the queue shows, which is health data. Null: not derived yet. */
    facts: sealed('facts'),
    /** The gravest flag, as `riskRank` sorts it: unknown comes first. */
    risk: smallint('risk').notNull(),
    /** Version of the rules that were applied last. */
    rulesVersion: text('rules_version'),
    /** Start and end of this state's deadline. Null: no deadline runs. */
    clockFrom: moment('clock_from'),
    dueAt: moment('due_at'),
    /** When the authorisation of the card ends. */
    authorisationEnds: moment('authorisation_ends'),
    /** Approved by one prescriber, and waiting for the signature of another. */
    awaitsSignature: boolean('awaits_signature').notNull().default(false),
    /** Who an approval waits for, by the last assessment. Null: nobody. */
    waitsFor: text('waits_for').$type<'patient' | 'prescriber'>(),
    /** Since when it is back with the prescriber: returned by the pharmacist, or held by the rules. Null: it is not. */
    returnedAt: moment('returned_at'),
    /** The last message between pharmacist and prescriber about it, and its author. */
    discussedAt: moment('discussed_at'),
    discussedBy: uuid('discussed_by'),
    /** A claim is a lease, not a state: it expires. */
    claimedBy: uuid('claimed_by'),
    claimUntil: moment('claim_until'),
    /** Increases with every claim and decision; a decision names the one it is based on. */
    epoch: integer('epoch').notNull().default(0),
    /** The last member of staff to work on it: replies are reserved for them for a while. */
    keptFor: uuid('kept_for'),
    keptUntil: moment('kept_until'),
    /** A decision that can still be undone. Nobody else sees the case until then. */
    pendingDecision: uuid('pending_decision'),
    createdAt: at('created_at'),
    stateSince: at('state_since'),
  },
  (table) => [
    index('cases_queue')
      .on(table.state, table.risk, sql`coalesce(due_at, 'infinity')`, table.id)
      .where(sql`state not in ('delivered', 'declined', 'expired', 'withdrawn', 'closed')`),
    // Counted at every view of the queue, without reading the rows, which are wide.
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

/** Events of a case, in order. Append-only, enforced by a trigger. */
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
    /** A code for what happened, if it is more than the change of state. */
    what: text('what').notNull(),
    decisionId: uuid('decision_id'),
    at: moment('at').notNull(),
  },
  (table) => [index('case_events_case').on(table.caseId)],
)

export type DecisionKind = 'approve' | 'sign' | 'decline' | 'ask' | 'check' | 'return'

/** A decision. It can be undone within the undo window; then it is executed, once. */
export const caseDecisions = pgTable(
  'case_decisions',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    /** The claim epoch it was made under: one decision per epoch. */
    epoch: integer('epoch').notNull(),
    kind: text('kind').$type<DecisionKind>().notNull(),
    staffId: uuid('staff_id').notNull(),
    /** For a decline: its code. */
    reason: text('reason'),
    /** JSON: dose, instructions, the message to the patient, what was ticked and why, and the flags as shown. */
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

/** Peer review of a sampled decision. */
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

/** The step at which an approval was found no longer valid. */
export type HeldAt = 'approval' | 'signature' | 'check' | 'dispatch'

/** Each return of an approved case to the prescriber, and why. Append-only, enforced by a trigger. */
export const caseReturns = pgTable(
  'case_returns',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    by: text('by').$type<'pharmacist' | 'rules'>().notNull(),
    /** The pharmacist who returned it, or the member of staff at whose step the rules stopped it. */
    staffId: uuid('staff_id').notNull(),
    heldAt: text('held_at').$type<HeldAt>(),
    /** JSON: the pharmacist's reason, or the flags that are new since the approval. */
    content: sealed('content').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('case_returns_case').on(table.caseId, table.at)],
)

/** Messages between pharmacist and prescriber about a case. */
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

/** How far each member of staff has read the messages about a case. */
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

/** Reminders sent about a case, each once for as long as the case stays in its state. */
export const caseReminders = pgTable(
  'case_reminders',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    what: text('what').$type<CaseReminder>().notNull(),
    /** Since when the case was in that state. */
    stateSince: moment('state_since').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.what, table.stateSince] }),
    index('case_reminders_at').on(table.at),
  ],
)
