import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../columns/columns.ts'
import { sealed } from '../columns/sealed.ts'

/** A request to support, with its words sealed. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: uuid('id').primaryKey(),
    /** Made by the browser: whatever is sent again under it is the same request. */
    submission: uuid('submission').notNull().unique(),
    reference: text('reference').notNull().unique(),
    /** JSON of email, reason, subject and description. */
    content: sealed('content').notNull(),
    createdAt: at('created_at'),
  },
  (table) => [index('contact_requests_created_at').on(table.createdAt)],
)

export const contactFiles = pgTable(
  'contact_files',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => contactRequests.id, { onDelete: 'cascade' }),
    /** JSON of name and kind, sealed: a name tells of a person too. */
    details: sealed('details').notNull(),
    size: integer('size').notNull(),
  },
  (table) => [index('contact_files_request').on(table.requestId)],
)

/** A file's bytes, sealed piece by piece: no statement takes long, and no file is ever in the memory as a whole. */
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
