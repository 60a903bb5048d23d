import { bigserial, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes } from '../columns/columns.ts'

/**
 * What happened to accounts: never an address or a name. Rows are only ever added, and erased when they are old: a trigger
 * sees to both. An account that is gone leaves its id behind, which then leads nowhere. Divided by month, so that what is
 * old goes by dropping a month.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    event: text('event').notNull(),
    accountId: uuid('account_id'),
    /** Keyed digest: the same network can be known again, and nobody else can tell which it is. */
    networkDigest: bytes('network_digest').notNull(),
    outcome: text('outcome').notNull(),
    at: at('at'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.at] }),
    index('security_events_account').on(table.accountId, table.at),
    index('security_events_at').on(table.at),
  ],
)

/** What happened to people's access: never an address or a name. Rows are only ever added: a trigger sees to it. */
export const staffEvents = pgTable(
  'staff_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    event: text('event').notNull(),
    outcome: text('outcome').notNull(),
    staffId: uuid('staff_id'),
    /** Who did it to them; null is themselves, or a command. */
    byId: uuid('by_id'),
    roles: text('roles').array(),
    /** Keyed digest. Null: it was done by a command. */
    networkDigest: bytes('network_digest'),
    at: at('at'),
  },
  (table) => [index('staff_events_staff').on(table.staffId, table.id)],
)
