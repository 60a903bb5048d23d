import { sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { RoomEventKind } from '#domain/appointments/video/attendance.ts'
import type { RoomRole } from '#domain/appointments/video/seats.ts'
import type { SignalKind } from '#domain/appointments/video/signals.ts'
import { moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'
import { appointments } from '../tables.ts'

/** Who is in a room, one row per side. */
export const roomSeats = pgTable(
  'room_seats',
  {
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    role: text('role').$type<RoomRole>().notNull(),
    /** Increases each time it is taken. Only the last to take it has it. */
    number: integer('number').notNull(),
    /** The member of staff who has it. */
    staffId: uuid('staff_id'),
    seenAt: moment('seen_at').notNull(),
    leftAt: moment('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appointmentId, table.role] }),
    index('room_seats_taken').on(table.seenAt).where(sql`left_at is null`),
  ],
)

/** Signals between two browsers until they are connected: read within the second, and then erased. */
export const roomSignals = pgTable(
  'room_signals',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    toRole: text('to_role').$type<RoomRole>().notNull(),
    /** The seat it comes from: signals of a previous holder are not for the next. */
    fromSeat: integer('from_seat').notNull(),
    kind: text('kind').$type<SignalKind>().notNull(),
    /** Contains network addresses. */
    data: sealed('data').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('room_signals_to').on(table.appointmentId, table.toRole, table.id)],
)

/** Who joined an appointment, and when. Append-only, enforced by a trigger. */
export const roomEvents = pgTable(
  'room_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id),
    kind: text('kind').$type<RoomEventKind>().notNull(),
    role: text('role').$type<RoomRole>().notNull(),
    staffId: uuid('staff_id'),
    at: moment('at').notNull(),
  },
  (table) => [index('room_events_appointment').on(table.appointmentId)],
)
