import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../columns/columns.ts'

/** `thread`: a message was written. `turn`: staff took a conversation, read it, or changed whose turn it is. */
export type DeskChange = 'case' | 'thread' | 'turn' | 'watch' | 'appointment' | 'contact' | 'post'

/** What has changed at the desk, by id alone: how processes notify each other's screens. Erased within the hour. */
export const deskChanges = pgTable(
  'desk_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').$type<DeskChange>().notNull(),
    subject: uuid('subject').notNull(),
    at: at('at'),
  },
  (table) => [index('desk_changes_at').on(table.at)],
)
