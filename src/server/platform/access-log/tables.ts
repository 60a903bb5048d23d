import { bigserial, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AccessedPart, AccessReason } from '#domain/privacy/record-access.ts'
import { moment } from '../columns/columns.ts'

/**
 * The access log: who opened which record of whom, written in the transaction of the read. Append-only, enforced by a
 * trigger. Partitioned by month from its first day, so that old months can be dropped.
 */
export const accessLog = pgTable(
  'access_log',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    staffId: uuid('staff_id').notNull(),
    /** Null: an order whose owner has not confirmed it. */
    accountId: uuid('account_id'),
    orderId: uuid('order_id'),
    caseId: uuid('case_id'),
    /** An enquiry through the contact form, whose author may have no account. */
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
