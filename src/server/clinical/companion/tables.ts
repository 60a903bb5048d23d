import { boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CompanionRead } from '#domain/companion/reads.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'

/** A week of the digital companion. Plan and note are written apart: each has the time of its own last change. */
export const companionWeeks = pgTable(
  'companion_weeks',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Its Monday. */
    week: date('week', { mode: 'string' }).notNull(),
    /** JSON of the things planned. */
    plan: sealed('plan'),
    /** By the clock of the device it was written on: it may have been sent later, and out of order. */
    plannedAt: moment('planned_at'),
    /** JSON of the note. */
    note: sealed('note'),
    notedAt: moment('noted_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.week] })],
)

export const companionSettings = pgTable('companion_settings', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  remindsPlan: boolean('reminds_plan').notNull().default(false),
  remindsNote: boolean('reminds_note').notNull().default(false),
  /** The week of the last reminder of each, by its Monday: written once. */
  planReminded: date('plan_reminded', { mode: 'string' }),
  noteReminded: date('note_reminded', { mode: 'string' }),
  /** Since when the clinician sees the notes. */
  sharedSince: moment('shared_since'),
  /** The short reads that were opened. */
  read: text('read').array().$type<CompanionRead[]>().notNull().default([]),
})
