import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, moment } from '../columns/columns.ts'
import { sealed } from '../columns/sealed.ts'

/** `clinic`: our own mailbox. `unproven address`: one that was typed and that nobody has proven to own. */
export type MessageOwnerKind =
  | 'account'
  | 'guest session'
  | 'order'
  | 'contact request'
  | 'staff'
  | 'clinic'
  | 'unproven address'

/** Text messages, emails and notifications: written in one transaction with what they are about, and sent from here. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'sms' | 'email' | 'push'>().notNull(),
    /** JSON of recipient, subject, text and attachments, sealed. Of a notification: the browser, too. */
    content: sealed('content').notNull(),
    /**
     * Its owner, fixed when it is queued. The recipient's address does not determine it: any address can be typed.
     * Null: queued before this was recorded, and without an owner.
     */
    ownerKind: text('owner_kind').$type<MessageOwnerKind>(),
    ownerId: uuid('owner_id'),
    state: text('state').$type<'queued' | 'sent' | 'failed'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: at('next_try_at'),
    createdAt: at('created_at'),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('messages_queue').on(table.state, table.nextTryAt),
    index('messages_created_at').on(table.createdAt),
    index('messages_owner').on(table.ownerId).where(sql`owner_id is not null`),
    check(
      'messages_owner_named',
      sql`(owner_id is not null) = (owner_kind is not null and owner_kind not in ('clinic', 'unproven address'))`,
    ),
  ],
)
