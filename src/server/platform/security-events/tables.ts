import { bigserial, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes } from '../columns/columns.ts'

/**
 * Security events of accounts: never an address or a name. Append-only, and erased when old, enforced by a trigger. An
 * erased account leaves its id behind, which then leads nowhere. Partitioned by month, so that old months can be
 * dropped.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    event: text('event').notNull(),
    accountId: uuid('account_id'),
    /** Keyed digest: the same network can be recognised, but not identified. */
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

/** Changes of staff access: never an address or a name. Append-only, enforced by a trigger. */
export const staffEvents = pgTable(
  'staff_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    event: text('event').notNull(),
    outcome: text('outcome').notNull(),
    staffId: uuid('staff_id'),
    /** The actor; null: themselves, or a command. */
    byId: uuid('by_id'),
    roles: text('roles').array(),
    /** Keyed digest. Null: it was done by a command. */
    networkDigest: bytes('network_digest'),
    at: at('at'),
  },
  (table) => [index('staff_events_staff').on(table.staffId, table.id)],
)
