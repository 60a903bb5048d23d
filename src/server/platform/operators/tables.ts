import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns/columns.ts'
import { sealed } from '../columns/sealed.ts'

/**
 * What was done by a command on the server. Written before it is done, so that nothing is done that is not written down.
 * Rows are only ever added, a trigger sees to it.
 */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: uuid('id').primaryKey(),
    command: text('command').notNull(),
    /** Whose data it was about. Null: nobody's in particular. */
    accountId: uuid('account_id'),
    /** What else it was about, by an id, a reference or a day: never a name or an address. */
    subject: text('subject'),
    /** JSON of who did it, on which machine, and why. */
    content: sealed('content').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('operator_acts_at').on(table.at), index('operator_acts_account').on(table.accountId, table.at)],
)
