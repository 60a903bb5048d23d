import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CallBackEnding } from '#domain/safeguarding/call-backs.ts'
import type { ConcernOutcome, ContactWay } from '#domain/safeguarding/outcomes.ts'
import type { RiskSource } from '#domain/safeguarding/reported-risk.ts'
import { guestSessions } from '../../identity/guest-sessions/tables.ts'
import { at, bytes, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'
import { cases } from '../cases/tables.ts'

const ofCase = () =>
  uuid('case_id')
    .notNull()
    .references(() => cases.id)

/** A person reported that they, or somebody else, may not be safe. Its state and deadline are those of its case. */
export const concerns = pgTable(
  'concerns',
  {
    caseId: ofCase().primaryKey(),
    /** Where it was reported; set to null when the guest session is erased, and null if reported in an account. */
    guestSessionId: uuid('visit_id').references(() => guestSessions.id, { onDelete: 'set null' }),
    /** JSON of the number and name they left, and whether a message may be left there. Null: none. */
    reach: sealed('reach'),
    outcome: text('outcome').$type<ConcernOutcome>(),
    /** The closing note. */
    ending: sealed('ending'),
    closedBy: uuid('closed_by'),
    closedAt: moment('closed_at'),
  },
  (table) => [index('concerns_visit').on(table.guestSessionId)],
)

/** The reported answers, each set once per open concern. */
export const concernAnswers = pgTable(
  'concern_answers',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => concerns.caseId),
    /** Keyed digest of the answers and their owner. */
    digest: bytes('digest').notNull(),
    source: text('source').$type<RiskSource>().notNull(),
    /** JSON of the questions and answers, in the words that were read. */
    reported: sealed('told').notNull(),
    at: at('at'),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.digest] }), index('concern_answers_digest').on(table.digest)],
)

/** Attempts to contact the patient, with their results. Append-only, enforced by a trigger. */
export const concernContacts = pgTable(
  'concern_contacts',
  {
    /** Made by the browser, so that a repeated request changes nothing. */
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => concerns.caseId),
    staffId: uuid('staff_id').notNull(),
    how: text('how').$type<ContactWay>().notNull(),
    isReached: boolean('is_reached').notNull(),
    /** What was said and agreed. */
    said: sealed('said').notNull(),
    at: at('at'),
  },
  (table) => [index('concern_contacts_case').on(table.caseId, table.at)],
)

/** A call that was agreed or is to be tried again, with its time and its assignee. Who did what to it is in the events of its case. */
export const concernCallBacks = pgTable(
  'concern_call_backs',
  {
    /** Made by the browser: sent again it is the same. */
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => concerns.caseId),
    dueAt: moment('due_at').notNull(),
    /** Null: any prescriber's. */
    assignedTo: uuid('assigned_to'),
    setBy: uuid('set_by').notNull(),
    setAt: moment('set_at').notNull(),
    /** Null: it is still to be made. */
    endedAs: text('ended_as').$type<CallBackEnding>(),
    endedBy: uuid('ended_by'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('concern_call_backs_case').on(table.caseId, table.setAt),
    index('concern_call_backs_open').on(table.dueAt).where(sql`ended_at is null`),
  ],
)
