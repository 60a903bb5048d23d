import { bigserial, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AccessedPart, AccessReason } from '#domain/privacy/record-access.ts'
import { moment } from '../columns/columns.ts'

/**
 * Who looked at what of whom: written in the transaction of the read. Rows are only ever added, a trigger sees to it.
 * Divided by month from its first day, so that what is old goes by dropping a month.
 */
export const accessLog = pgTable(
  'access_log',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    staffId: uuid('staff_id').notNull(),
    /** Null: an order whose owner has not said yet that it is theirs. */
    accountId: uuid('account_id'),
    orderId: uuid('order_id'),
    caseId: uuid('case_id'),
    /** What somebody wrote through the contact form, who may not be known here. */
    requestId: uuid('request_id'),
    what: text('what').$type<AccessedPart>().notNull(),
    why: text('why').$type<AccessReason>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.at] }),
    index('access_log_account').on(table.accountId, table.at),
    index('access_log_staff').on(table.staffId, table.at),
  ],
)
