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

/** Who is called when somebody may not be safe, and when. Of two at the same time the lower place is called first. */
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

/** Somebody may not be safe: people are called one after another until one of them says that they have it. */
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
    /** Null: there was nobody left, and it went to Watch. */
    staffId: uuid('staff_id'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.step] })],
)

/** How often somebody wants to be told by email what is new at the desk. No row: never. */
export const staffDigests = pgTable('staff_digests', {
  staffId: ofStaff().primaryKey(),
  digest: text('digest').$type<Digest>().notNull(),
  /** Until when they have been told. */
  toldUntil: moment('told_until').notNull(),
})
