import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BookingState } from '#domain/booking/states.ts'
import type { Nation } from '#domain/calendar/bank-holidays.ts'
import { at, bytes, moment } from '../columns/columns.ts'
import { orders } from '../orders/tables.ts'
import { visits } from '../visits/tables.ts'

/** Whoever sees people. What they are called and can do comes from the brand file for the first; others are added here. */
export const clinicians = pgTable(
  'clinicians',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    /** Paragraphs. */
    profile: text('profile').array().notNull(),
    /** Whose times are shown when nobody is asked for: the lowest. */
    position: integer('position').notNull(),
    isBookable: boolean('is_bookable').notNull().default(true),
  },
  (table) => [index('clinicians_position').on(table.position)],
)

/** When a clinician's appointments begin, week after week, on the clock in London. */
export const weeklyTimes = pgTable(
  'weekly_times',
  {
    clinicianId: text('clinician_id')
      .notNull()
      .references(() => clinicians.id, { onDelete: 'cascade' }),
    /** Monday is 1, Sunday is 7. */
    weekday: smallint('weekday').notNull(),
    /** HH:MM. */
    time: text('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clinicianId, table.weekday, table.time] })],
)

/** Days that are not like their weekday. */
export const scheduleExceptions = pgTable(
  'schedule_exceptions',
  {
    clinicianId: text('clinician_id')
      .notNull()
      .references(() => clinicians.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    kind: text('kind').$type<'closed' | 'extra'>().notNull(),
    /** HH:MM each; none for a closed day. */
    times: text('times').array().notNull().default(sql`'{}'`),
  },
  (table) => [primaryKey({ columns: [table.clinicianId, table.date, table.kind] })],
)

/**
 * What an operator says about holidays beside the rule: one more on which nobody works, or a bank holiday that is
 * a day like any other.
 */
export const holidays = pgTable(
  'holidays',
  {
    date: date('date', { mode: 'string' }).notNull(),
    nation: text('nation').$type<Nation>().notNull(),
    name: text('name').notNull(),
    isClosed: boolean('is_closed').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.date, table.nation] })],
)

/** Somebody's claim on a clinician's time: kept for a while, booked, and whatever became of it. */
export const appointments = pgTable(
  'appointments',
  {
    id: uuid('id').primaryKey(),
    /** The id of the first booking of a care episode. It stays when the appointment is moved; calendars know it by this. */
    episodeId: uuid('episode_id').notNull(),
    clinicianId: text('clinician_id')
      .notNull()
      .references(() => clinicians.id),
    service: text('service').notNull(),
    startsAt: moment('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    state: text('state').$type<BookingState>().notNull(),
    visitId: uuid('visit_id').references(() => visits.id, { onDelete: 'set null' }),
    /** What pays for it; null until the form was sent. Whose the order is, theirs is the appointment. */
    orderId: uuid('order_id').references(() => orders.id),
    /** Of a hold that was let go: when that was. */
    heldUntil: moment('held_until').notNull(),
    /** Keyed digest of the network it is held from, for the limits; null once it is booked. */
    networkDigest: bytes('network_digest'),
    hasBeenExtended: boolean('has_been_extended').notNull().default(false),
    /** What was agreed to when it was booked. */
    policyVersion: integer('policy_version').notNull(),
    /** What cancelling would have refunded when it was moved here; null if it never was. */
    refundCapPence: integer('refund_cap_pence'),
    /** How often it was changed since it was booked, for calendars. */
    sequence: integer('sequence').notNull().default(0),
    /** When the person cancelled it themselves, in time or too late. */
    cancelledAt: moment('cancelled_at'),
    createdAt: at('created_at'),
  },
  (table) => [
    // Two people never have one time. The month of a clinician is read from it as well.
    uniqueIndex('appointments_live').on(table.clinicianId, table.startsAt).where(sql`state in ('held', 'booked')`),
    index('appointments_order').on(table.orderId),
    index('appointments_episode').on(table.episodeId),
    index('appointments_visit').on(table.visitId),
    index('appointments_network').on(table.networkDigest).where(sql`network_digest is not null`),
    index('appointments_expiry').on(table.heldUntil).where(sql`state in ('held', 'released')`),
  ],
)

/** What happened to a claim, in order. Rows are only ever added, and go only with a hold that came to nothing. */
export const appointmentEvents = pgTable(
  'appointment_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    appointmentId: uuid('appointment_id').notNull(),
    fromState: text('from_state').$type<BookingState>(),
    toState: text('to_state').$type<BookingState>().notNull(),
    /** patient, provider, clinician or clock. */
    by: text('by').notNull(),
    at: at('at'),
  },
  (table) => [index('appointment_events_appointment').on(table.appointmentId)],
)
