import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FollowUpEnd } from '#domain/appointments/medication-review.ts'
import { orders } from '../../orders/tables.ts'
import { moment } from '../../platform/columns/columns.ts'
import { appointments, clinicians } from '../tables.ts'

/** A time that a clinician booked for a patient they have seen. Its order says whether it is paid. */
export const followUps = pgTable(
  'follow_ups',
  {
    /** Made by the browser, so that a repeated request changes nothing. */
    id: uuid('id').primaryKey(),
    /** The appointment that it follows. */
    afterId: uuid('after_id')
      .notNull()
      .references(() => appointments.id),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    clinicianId: text('clinician_id')
      .notNull()
      .references(() => clinicians.id),
    staffId: uuid('staff_id').notNull(),
    /** The time as it was booked, even if it was moved later. */
    startsAt: moment('starts_at').notNull(),
    payBy: moment('pay_by').notNull(),
    at: moment('at').notNull(),
    /** Why it lapsed before it was paid for. */
    endedAs: text('ended_as').$type<FollowUpEnd>(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('follow_ups_after').on(table.afterId),
    index('follow_ups_clinician').on(table.clinicianId, table.at),
    index('follow_ups_due').on(table.payBy).where(sql`ended_as is null`),
  ],
)
