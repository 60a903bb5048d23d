import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LoggedKind } from '#domain/treatment/dose-log.ts'
import { accounts } from '../../../identity/accounts/tables.ts'
import { moment } from '../../../platform/columns/columns.ts'
import { sealed } from '../../../platform/columns/sealed.ts'

/** Doses that patients log themselves, as they take them. */
export const loggedDoses = pgTable(
  'logged_doses',
  {
    /** Made by the browser, so that a repeated request changes nothing. */
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    on: date('on', { mode: 'string' }).notNull(),
    kind: text('kind').$type<LoggedKind>().notNull(),
    /** JSON of time, medicine, dose and place. Null: the patient removed it. */
    content: sealed('content'),
    /** By the clock of the device it was logged on: it may have been sent later, and out of order. */
    loggedAt: moment('logged_at').notNull(),
    /** A removed entry stays as a mark, so that a device that still has it cannot bring it back. */
    removedAt: moment('removed_at'),
  },
  (table) => [index('logged_doses_account').on(table.accountId, table.on)],
)
