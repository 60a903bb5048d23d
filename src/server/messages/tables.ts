import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, moment } from '../columns/columns.ts'
import { sealed } from '../columns/sealed.ts'

/** Text messages and emails: written with whatever they tell of in one transaction, and sent from here. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'sms' | 'email'>().notNull(),
    /** JSON of recipient, subject, text and what is attached, sealed. */
    content: sealed('content').notNull(),
    state: text('state').$type<'queued' | 'sent' | 'failed'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: at('next_try_at'),
    createdAt: at('created_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('messages_queue').on(table.state, table.nextTryAt),
    index('messages_created_at').on(table.createdAt),
  ],
)
