import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns/columns.ts'
import { sealed } from '../columns/sealed.ts'

/**
 * Commands run by operators. Recorded before they run, so that nothing runs unrecorded. Append-only, enforced by a
 * trigger.
 */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: uuid('id').primaryKey(),
    command: text('command').notNull(),
    /** The patient whose data it was about. Null: none in particular. */
    accountId: uuid('account_id'),
    /** Its other subject, by an id, a reference or a day: never a name or an address. */
    subject: text('subject'),
    /** JSON of the operator, the machine, and the reason. */
    content: sealed('content').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('operator_acts_at').on(table.at), index('operator_acts_account').on(table.accountId, table.at)],
)
