import { sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { RequestState } from '#domain/enquiries/inbox.ts'
import { accounts } from '../identity/accounts/tables.ts'
import { at, moment } from '../platform/columns/columns.ts'
import { sealed } from '../platform/columns/sealed.ts'

/** An enquiry, with its text sealed. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: uuid('id').primaryKey(),
    /** Made by the browser, so that a repeated request changes nothing. */
    submission: uuid('submission').notNull().unique(),
    reference: text('reference').notNull().unique(),
    /** JSON of email, reason, subject and description. */
    content: sealed('content').notNull(),
    state: text('state').$type<RequestState>().notNull().default('waiting'),
    /** Start and end of our deadline. Null: none runs. */
    clockFrom: moment('clock_from'),
    dueAt: moment('due_at'),
    /** When its sender last wrote. */
    lastAt: at('last_at'),
    /** The member of staff it is assigned to. */
    assignedTo: uuid('assigned_to'),
    /** Its patient: it was sent in their session, or a colleague has linked it. Then it is on their record. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: at('created_at'),
  },
  (table) => [
    index('contact_requests_created_at').on(table.createdAt),
    index('contact_requests_waiting').on(table.dueAt, table.id).where(sql`state = 'waiting'`),
    index('contact_requests_state').on(table.state, table.lastAt, table.id),
    index('contact_requests_account').on(table.accountId).where(sql`account_id is not null`),
    index('contact_requests_assigned').on(table.assignedTo).where(sql`assigned_to is not null`),
  ],
)

/** Later messages of an enquiry, by the sender or by us. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => contactRequests.id, { onDelete: 'cascade' }),
    /** Made by the sender, so that a repeated request changes nothing. */
    sending: uuid('sending').notNull().unique(),
    /** The member of staff; null: the sender. */
    staffId: uuid('staff_id'),
    words: sealed('words').notNull(),
    at: at('at'),
  },
  (table) => [index('contact_messages_request').on(table.requestId, table.at)],
)

/** What staff did with an enquiry. Append-only, enforced by a trigger. */
export const contactEvents = pgTable(
  'contact_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** No foreign key to the enquiry, which is erased in its time. */
    requestId: uuid('request_id').notNull(),
    staffId: uuid('staff_id').notNull(),
    what: text('what').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('contact_events_request').on(table.requestId)],
)

export const contactFiles = pgTable(
  'contact_files',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => contactRequests.id, { onDelete: 'cascade' }),
    /** JSON of name and type, sealed: a file name may contain personal data. */
    details: sealed('details').notNull(),
    /** Its later message; null: the first one. */
    messageId: uuid('message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    size: integer('size').notNull(),
  },
  (table) => [
    index('contact_files_request').on(table.requestId),
    index('contact_files_message').on(table.messageId).where(sql`message_id is not null`),
  ],
)

/** A file's bytes, sealed piece by piece: statements stay short, and no file is ever in memory as a whole. */
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
