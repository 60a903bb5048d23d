import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FollowUpEnd } from '#domain/appointments/medication-review.ts'
import { orders } from '../../orders/tables.ts'
import { moment } from '../../platform/columns/columns.ts'
import { appointments, clinicians } from '../tables.ts'

/** A time that a clinician booked for somebody they have seen. Whether it is paid for its order says. */
export const followUps = pgTable(
  'follow_ups',
  {
    /** Made by the browser: sent again it is the same. */
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
    /** As it was booked. */
    startsAt: moment('starts_at').notNull(),
    payBy: moment('pay_by').notNull(),
    at: moment('at').notNull(),
    /** Why it came to nothing before it was paid for. */
    endedAs: text('ended_as').$type<FollowUpEnd>(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('follow_ups_after').on(table.afterId),
    index('follow_ups_clinician').on(table.clinicianId, table.at),
    index('follow_ups_due').on(table.payBy).where(sql`ended_as is null`),
  ],
)
