import { sql } from 'drizzle-orm'
import { bigserial, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type {
  ComplaintEvent,
  ComplaintOutcome,
  ComplaintState,
  ComplaintTopic,
  ComplaintWay,
} from '#domain/complaints/complaint.ts'
import { moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'

/**
 * The log of complaints. The enquiry and the patient are named by id without a reference: it is kept longer than an
 * enquiry or an account may be.
 */
export const complaints = pgTable(
  'complaints',
  {
    /** Made by the browser, so that a repeated request records it once. */
    id: uuid('id').primaryKey(),
    number: bigserial('number', { mode: 'number' }).notNull().unique(),
    how: text('how').$type<ComplaintWay>().notNull(),
    topic: text('topic').$type<ComplaintTopic>().notNull(),
    state: text('state').$type<ComplaintState>().notNull(),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    /** The enquiry by which it came. Null: it came otherwise. */
    requestId: uuid('request_id'),
    /** The patient. Null: none, or not known. */
    accountId: uuid('account_id'),
    /** JSON: who complained, and what about. */
    content: sealed('content').notNull(),
    acknowledgedOn: date('acknowledged_on', { mode: 'string' }),
    outcome: text('outcome').$type<ComplaintOutcome>(),
    answeredOn: date('answered_on', { mode: 'string' }),
    /** JSON: what was found, and what changes. */
    conclusion: sealed('conclusion'),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: moment('recorded_at').notNull(),
    /** Of the next step. Null: it is closed. */
    dueAt: moment('due_at'),
    closedBy: uuid('closed_by'),
    closedAt: moment('closed_at'),
    /** From then on it may be erased. Null: it is open. */
    keptUntil: moment('kept_until'),
  },
  (table) => [
    index('complaints_due').on(table.dueAt).where(sql`state <> 'closed'`),
    index('complaints_request').on(table.requestId).where(sql`request_id is not null`),
    index('complaints_account').on(table.accountId).where(sql`account_id is not null`),
    index('complaints_kept').on(table.keptUntil).where(sql`kept_until is not null`),
  ],
)

/** What staff did with a complaint. Append-only, enforced by a trigger. */
export const complaintEvents = pgTable(
  'complaint_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** No foreign key to the complaint, which is erased in its time. */
    complaintId: uuid('complaint_id').notNull(),
    staffId: uuid('staff_id').notNull(),
    what: text('what').$type<ComplaintEvent>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('complaint_events_complaint').on(table.complaintId)],
)
