import { date, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { ReminderWay } from '#domain/treatment/reminders.ts'
import { accounts } from '../../../identity/accounts/tables.ts'
import { moment } from '../../../platform/columns/columns.ts'

/** Patients who asked to be reminded on the days of their doses. */
export const doseReminders = pgTable(
  'dose_reminders',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id),
    /** A full hour in London. */
    hour: smallint('hour').notNull(),
    by: text('by').$type<ReminderWay>().notNull(),
    setAt: moment('set_at').notNull(),
    /** The last day that the job has considered, whether or not a reminder was due: no day is considered twice. */
    consideredOn: date('considered_on'),
  },
  (table) => [index('dose_reminders_hour').on(table.hour, table.accountId)],
)
