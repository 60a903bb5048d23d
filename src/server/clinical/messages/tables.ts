import { sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/tables.ts'
import { moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'

/** One conversation per patient, with the team. */
export const threads = pgTable(
  'threads',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id),
    /** Whose turn it is. */
    waitingFor: text('waiting_for').$type<'team' | 'patient' | 'nobody'>().notNull(),
    /** Start of the deadline. */
    waitingSince: moment('waiting_since'),
    dueAt: moment('due_at'),
    lastAt: moment('last_at').notNull(),
    unreadByPatient: integer('unread_by_patient').notNull().default(0),
    unreadByTeam: integer('unread_by_team').notNull().default(0),
    assignedTo: uuid('assigned_to'),
  },
  (table) => [
    index('threads_waiting').on(table.dueAt, table.accountId).where(sql`waiting_for = 'team'`),
    index('threads_last').on(table.lastAt, table.accountId),
    index('threads_assigned').on(table.assignedTo).where(sql`assigned_to is not null`),
  ],
)

export const threadMessages = pgTable(
  'thread_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => threads.accountId),
    /** Made by the sender, so that a repeated request changes nothing. */
    sending: uuid('sending').notNull().unique(),
    from: text('from').$type<'patient' | 'team'>().notNull(),
    staffId: uuid('staff_id'),
    caseId: uuid('case_id'),
    /** JSON of the text and the ids of attachments. */
    body: sealed('body').notNull(),
    at: moment('at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [index('thread_messages_account').on(table.accountId, table.id)],
)
