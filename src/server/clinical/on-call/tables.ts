import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Digest } from '#domain/identity/staff/digest.ts'
import { staff } from '../../identity/staff/tables.ts'
import { at, moment } from '../../platform/columns/columns.ts'
import { cases } from '../cases/tables.ts'

const ofStaff = () =>
  uuid('staff_id')
    .notNull()
    .references(() => staff.id)

/**
 * The on-call rota: who is called about a safety concern, and when. At the same time the lower place is called first.
 */
export const onCallShifts = pgTable(
  'on_call_shifts',
  {
    id: uuid('id').primaryKey(),
    staffId: ofStaff(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    place: smallint('place').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: at('created_at'),
  },
  (table) => [index('on_call_shifts_ends').on(table.endsAt)],
)

/** A patient may not be safe: staff are called one after another until one acknowledges. */
export const alarms = pgTable(
  'alarms',
  {
    caseId: uuid('case_id')
      .primaryKey()
      .references(() => cases.id),
    raisedAt: moment('raised_at').notNull(),
    /** Null: nobody is left to be called, or it was acknowledged. */
    nextCallAt: moment('next_call_at'),
    acknowledgedBy: uuid('acknowledged_by'),
    acknowledgedAt: moment('acknowledged_at'),
  },
  (table) => [index('alarms_next').on(table.nextCallAt).where(sql`next_call_at is not null`)],
)

export const alarmCalls = pgTable(
  'alarm_calls',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => alarms.caseId),
    step: smallint('step').notNull(),
    /** Null: nobody was left, and it went to the operations inbox. */
    staffId: uuid('staff_id'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.step] })],
)

/** How often a member of staff wants an email digest. No row: never. */
export const staffDigests = pgTable('staff_digests', {
  staffId: ofStaff().primaryKey(),
  digest: text('digest').$type<Digest>().notNull(),
  /** The end of the last digest. */
  reportedUntil: moment('told_until').notNull(),
})
