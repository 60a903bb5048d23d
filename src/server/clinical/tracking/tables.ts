import { boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { WeightUnit } from '#domain/body/weight.ts'
import type { Measure, MeasureSource } from '#domain/treatment/tracking/measures.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'

/** Measurements patients log themselves: one of a kind a day. */
export const trackedMeasures = pgTable(
  'tracked_measures',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    measure: text('measure').$type<Measure>().notNull(),
    on: date('on', { mode: 'string' }).notNull(),
    value: sealed('value').notNull(),
    /** By the clock of the device it was logged on: it may have been sent later, and out of order. */
    loggedAt: moment('logged_at').notNull(),
    source: text('source').$type<MeasureSource>().notNull().default('hand'),
    /** When a scale took it. Null: it was logged by hand, or the file gave the day alone. */
    takenAt: moment('taken_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.measure, table.on] })],
)

export const trackingSettings = pgTable('tracking_settings', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  unit: text('unit').$type<WeightUnit>().notNull().default('kg'),
  /** In kilograms. */
  goal: sealed('goal'),
  /** Since when the team sees the log. */
  sharedSince: moment('shared_since'),
  /** Their pages show readings without figures. */
  isHidden: boolean('is_hidden').notNull().default(false),
  /** JSON: whether their scale may measure body composition, and the day of the answer. */
  composition: sealed('composition'),
})
