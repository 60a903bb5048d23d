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
import type { MoveAsker } from '#domain/appointments/desk-move.ts'
import type { OutcomeKind } from '#domain/appointments/outcomes.ts'
import type { ReminderKind } from '#domain/appointments/reminders.ts'
import type { BookingState } from '#domain/appointments/states.ts'
import type { Nation } from '#domain/calendar/bank-holidays.ts'
import type { PreparationReminder } from '#domain/preparation/times.ts'
import { accounts } from '../identity/accounts/tables.ts'
import { guestSessions } from '../identity/guest-sessions/tables.ts'
import { staff } from '../identity/staff/tables.ts'
import { orders } from '../orders/tables.ts'
import { at, bytes, moment } from '../platform/columns/columns.ts'
import { sealed } from '../platform/columns/sealed.ts'
import { executedLater } from '../platform/execute-later/columns.ts'

/** Clinicians. The brand file names the first; others are added at the desk. */
export const clinicians = pgTable(
  'clinicians',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    /** Paragraphs. */
    profile: text('profile').array().notNull(),
    /** Whose times are shown when no clinician is asked for: the lowest. */
    position: integer('position').notNull(),
    isBookable: boolean('is_bookable').notNull().default(true),
    /** Services they hold, by key. */
    services: text('services').array().notNull().default(sql`'{adult-adhd-assessment}'`),
    /** The member of staff: the clinic list is theirs. */
    staffId: uuid('staff_id')
      .unique()
      .references(() => staff.id),
    /** False: they have the default week until it is edited. */
    hasOwnTimes: boolean('has_own_times').notNull().default(false),
    /** Buffer between two appointments. */
    bufferMinutes: integer('buffer_minutes').notNull().default(0),
    /** How long before its start a time can still be booked. */
    noticeMinutes: integer('notice_minutes').notNull().default(0),
    horizonDays: integer('horizon_days').notNull().default(90),
    /** Increases with every change of the times; an edit names the version it was based on. */
    epoch: integer('epoch').notNull().default(0),
  },
  (table) => [index('clinicians_position').on(table.position)],
)

/** How long a service takes with a clinician, if it differs from the usual length. */
export const serviceLengths = pgTable(
  'service_lengths',
  {
    clinicianId: text('clinician_id')
      .notNull()
      .references(() => clinicians.id, { onDelete: 'cascade' }),
    service: text('service').notNull(),
    minutes: integer('minutes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clinicianId, table.service] })],
)

/** Who changed a clinician's times, and when. Append-only, enforced by a trigger. */
export const scheduleChanges = pgTable(
  'schedule_changes',
  {
    clinicianId: text('clinician_id').notNull(),
    epoch: integer('epoch').notNull(),
    staffId: uuid('staff_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clinicianId, table.epoch] })],
)

/** The secret address at which a calendar application reads a clinician's appointments. */
export const calendarFeeds = pgTable('calendar_feeds', {
  clinicianId: text('clinician_id')
    .primaryKey()
    .references(() => clinicians.id, { onDelete: 'cascade' }),
  tokenHash: bytes('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
})

/** When a clinician's appointments begin, week after week, in London time. */
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

/** Days that differ from their weekday. */
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
 * Clinic closures set by an operator in addition to the rule: a further closed day, or a bank holiday that is
 * worked.
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

/** A patient's claim on a clinician's time: held, booked, and how it ended. */
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
    guestSessionId: uuid('visit_id').references(() => guestSessions.id, { onDelete: 'set null' }),
    /** The order that pays for it, and so its owner; null until the form is sent. */
    orderId: uuid('order_id').references(() => orders.id),
    /** The owner, if nothing is paid for it; otherwise the order says so. */
    accountId: uuid('account_id').references(() => accounts.id),
    /** When the hold ends, or was released before that. */
    heldUntil: moment('held_until').notNull(),
    /** Keyed digest of the network that holds it, for the limits; null once booked. */
    networkDigest: bytes('network_digest'),
    hasBeenExtended: boolean('has_been_extended').notNull().default(false),
    /** The cancellation policy agreed to when it was booked. */
    policyVersion: integer('policy_version').notNull(),
    /** What cancelling would have refunded when it was moved here; null if it never was moved. */
    refundCapPence: integer('refund_cap_pence'),
    /** How often it has changed since it was booked, for calendars. */
    sequence: integer('sequence').notNull().default(0),
    /** When the card was authorised for it, or it was moved here: a late booking gets no reminder. */
    bookedAt: moment('booked_at'),
    /** When the patient cancelled it, in time or too late. */
    cancelledAt: moment('cancelled_at'),
    /** When we cancelled it: that does not use up the patient's rights. */
    calledOffAt: moment('called_off_at'),
    /** The desk moved it from here: that does not use up the patient's own move. */
    isMovedByDesk: boolean('is_moved_by_desk').notNull().default(false),
    /** The date by which the patient is to be seen again, as agreed at the appointment. */
    followUpBy: date('follow_up_by', { mode: 'string' }),
    createdAt: at('created_at'),
  },
  (table) => [
    // Two patients never have one time. The month of a clinician is read from it as well.
    uniqueIndex('appointments_live').on(table.clinicianId, table.startsAt).where(sql`state in ('held', 'booked')`),
    index('appointments_order').on(table.orderId),
    // A patient has at most one free appointment.
    uniqueIndex('appointments_free_live')
      .on(table.accountId, table.service)
      .where(sql`state = 'booked' and account_id is not null`),
    index('appointments_account').on(table.accountId).where(sql`account_id is not null`),
    index('appointments_free').on(table.startsAt).where(sql`account_id is not null`),
    index('appointments_episode').on(table.episodeId),
    index('appointments_visit').on(table.guestSessionId),
    index('appointments_network').on(table.networkDigest).where(sql`network_digest is not null`),
    index('appointments_clinician').on(table.clinicianId, table.startsAt),
    index('appointments_booked').on(table.startsAt).where(sql`state = 'booked'`),
    index('appointments_expiry').on(table.heldUntil).where(sql`state in ('held', 'released')`),
  ],
)

/** Events of a claim, in order. Append-only; erased only with a hold that came to nothing. */
export const appointmentEvents = pgTable(
  'appointment_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    appointmentId: uuid('appointment_id').notNull(),
    fromState: text('from_state').$type<BookingState>(),
    toState: text('to_state').$type<BookingState>().notNull(),
    /** patient, provider, clinician, staff or clock. */
    by: text('by').notNull(),
    /** Id of the member of staff. */
    staffId: uuid('staff_id'),
    at: at('at'),
  },
  (table) => [index('appointment_events_appointment').on(table.appointmentId)],
)

const ofAppointment = () =>
  uuid('appointment_id')
    .notNull()
    .references(() => appointments.id)

/** That the desk moved an appointment for a patient, or booked it for them. Append-only, enforced by a trigger. */
export const appointmentArrangements = pgTable(
  'appointment_arrangements',
  {
    /** Made by the browser, so that a repeated request changes nothing. */
    id: uuid('id').primaryKey(),
    /** The time that was booked, or that it was moved to. */
    appointmentId: ofAppointment(),
    kind: text('kind').$type<'moved' | 'booked'>().notNull(),
    askedBy: text('asked_by').$type<MoveAsker>().notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    reason: sealed('reason').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('appointment_arrangements_appointment').on(table.appointmentId)],
)

/** A recorded outcome of an appointment. It can be undone within the undo window; then it is executed, once. */
export const appointmentOutcomes = pgTable(
  'appointment_outcomes',
  {
    /** Made by the browser, so that a repeated request changes nothing. */
    id: uuid('id').primaryKey(),
    appointmentId: ofAppointment(),
    kind: text('kind').$type<OutcomeKind>().notNull(),
    staffId: uuid('staff_id').notNull(),
    /** JSON of the words to the patient and the date by which they are to be seen again. */
    content: sealed('content').notNull(),
    ...executedLater(),
    /** It came too late: the appointment was no longer booked. */
    isVoid: boolean('is_void').notNull().default(false),
  },
  (table) => [
    uniqueIndex('appointment_outcomes_open').on(table.appointmentId).where(sql`done_at is null and undone_at is null`),
    index('appointment_outcomes_appointment').on(table.appointmentId),
    index('appointment_outcomes_due').on(table.finalAt).where(sql`done_at is null and undone_at is null`),
  ],
)

/** Private notes of the clinician about an appointment. */
export const appointmentNotes = pgTable(
  'appointment_notes',
  {
    id: uuid('id').primaryKey(),
    appointmentId: ofAppointment(),
    staffId: uuid('staff_id').notNull(),
    body: sealed('body').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('appointment_notes_appointment').on(table.appointmentId, table.at)],
)

/** The summary letter after an appointment, for the patient to read and print. */
export const appointmentLetters = pgTable('appointment_letters', {
  appointmentId: ofAppointment().primaryKey(),
  staffId: uuid('staff_id').notNull(),
  body: sealed('body').notNull(),
  at: moment('at').notNull(),
})

/** Reminders sent: written with the messages themselves, so that each goes out once. */
export const appointmentReminders = pgTable(
  'appointment_reminders',
  {
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReminderKind | PreparationReminder>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appointmentId, table.kind] })],
)
