import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { VitalsOccasion, VitalsSource } from '#domain/clinical/vitals.ts'
import { accounts } from '../../accounts/tables.ts'
import { moment } from '../../columns/columns.ts'
import { sealed } from '../../columns/sealed.ts'
import { orders } from '../../orders/tables.ts'
import { staff } from '../../staff/tables.ts'
import { appointments } from '../tables.ts'

/** That a clinician wrote a prescription on paper after an appointment. What stands on it is on the paper alone. */
export const paperPrescriptions = pgTable(
  'paper_prescriptions',
  {
    id: uuid('id').primaryKey(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id),
    staffId: uuid('staff_id').notNull(),
    writtenOn: date('written_on', { mode: 'string' }).notNull(),
    at: moment('at').notNull(),
    /** Taken back by whoever may write one. */
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: uuid('withdrawn_by'),
  },
  (table) => [
    uniqueIndex('paper_prescriptions_live').on(table.appointmentId).where(sql`withdrawn_at is null`),
    index('paper_prescriptions_appointment').on(table.appointmentId),
  ],
)

/** Somebody's order to have theirs posted, and that it was: once. What became of the money the order says. */
export const postings = pgTable(
  'postings',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    prescriptionId: uuid('prescription_id')
      .notNull()
      .references(() => paperPrescriptions.id),
    chosenAt: moment('chosen_at').notNull(),
    carrier: text('carrier'),
    /** Leads to a person's door. */
    tracking: sealed('tracking'),
    postedBy: uuid('posted_by'),
    postedAt: moment('posted_at'),
  },
  (table) => [
    index('postings_prescription').on(table.prescriptionId),
    uniqueIndex('postings_posted').on(table.prescriptionId).where(sql`posted_at is not null`),
  ],
)

/** Blood pressure and pulse of somebody on a medicine for ADHD. A wrong reading is followed by a right one. */
export const adhdVitals = pgTable(
  'adhd_vitals',
  {
    /** Made by the browser: sent again it is the same. */
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** At which it was taken; null: between two. */
    appointmentId: uuid('appointment_id').references(() => appointments.id),
    /** JSON of the figures. */
    content: sealed('content').notNull(),
    takenOn: date('taken_on', { mode: 'string' }).notNull(),
    occasion: text('occasion').$type<VitalsOccasion>().notNull(),
    source: text('source').$type<VitalsSource>().notNull(),
    /** Who recorded it. */
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    at: moment('at').notNull(),
  },
  (table) => [index('adhd_vitals_account').on(table.accountId, table.takenOn)],
)
