import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigserial, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PaperForm } from '#domain/appointments/paper/paper-forms.ts'
import type { VitalsOccasion, VitalsSource } from '#domain/clinical/vitals.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { staff } from '../../identity/staff/tables.ts'
import { orders } from '../../orders/tables.ts'
import { at, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'
import { appointments } from '../tables.ts'

/**
 * A prescription that a clinician wrote on paper after an appointment. Every later change is also in `paper_events`.
 */
export const paperPrescriptions = pgTable(
  'paper_prescriptions',
  {
    id: uuid('id').primaryKey(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id),
    staffId: uuid('staff_id').notNull(),
    /** The day it was signed. */
    writtenOn: date('written_on', { mode: 'string' }).notNull(),
    /** Not to be dispensed before this date; null: from the day it was signed. */
    startsOn: date('starts_on', { mode: 'string' }),
    /** Null: recorded before these columns existed. */
    form: text('form').$type<PaperForm>(),
    /** Printed on the form for controlled drugs, and unique. */
    serial: text('serial'),
    /** JSON of its particulars, with the name and registration of its signatory. */
    content: sealed('content'),
    /** The expired prescription that it replaces. */
    replaces: uuid('replaces').references((): AnyPgColumn => paperPrescriptions.id),
    at: moment('at').notNull(),
    /** Given to the patient by hand. */
    handedOverAt: moment('handed_over_at'),
    handedOverBy: uuid('handed_over_by'),
    /** No pharmacy may dispense it any more: found by the job. */
    voidAt: moment('void_at'),
    /** Withdrawn by a member of staff who may write one. */
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: uuid('withdrawn_by'),
  },
  (table) => [
    uniqueIndex('paper_prescriptions_live').on(table.appointmentId).where(sql`withdrawn_at is null`),
    index('paper_prescriptions_appointment').on(table.appointmentId),
    uniqueIndex('paper_prescriptions_serial').on(table.serial),
    index('paper_prescriptions_replaces').on(table.replaces).where(sql`replaces is not null`),
    index('paper_prescriptions_running').on(table.writtenOn).where(sql`void_at is null and withdrawn_at is null`),
  ],
)

export type PaperEvent = 'recorded' | 'withdrawn' | 'replaced' | 'handed over' | 'posted' | 'fee returned' | 'void'

/** Events of a paper prescription. Append-only. */
export const paperEvents = pgTable(
  'paper_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    paperId: uuid('paper_id')
      .notNull()
      .references(() => paperPrescriptions.id),
    what: text('what').$type<PaperEvent>().notNull(),
    /** Id of the member of staff; null: the job. */
    staffId: uuid('staff_id'),
    at: at('at'),
  },
  (table) => [index('paper_events_paper').on(table.paperId)],
)

/** A patient's order to have theirs posted, and whether it was. The order holds the payment. */
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
    /** The tracking number: it leads to the patient's address. */
    tracking: sealed('tracking'),
    postedBy: uuid('posted_by'),
    postedAt: moment('posted_at'),
  },
  (table) => [
    index('postings_prescription').on(table.prescriptionId),
    uniqueIndex('postings_posted').on(table.prescriptionId).where(sql`posted_at is not null`),
  ],
)

/** Blood pressure and pulse of a patient on a medicine for ADHD. A wrong reading is followed by a corrected one. */
export const adhdVitals = pgTable(
  'adhd_vitals',
  {
    /** Made by the browser, so that a repeated request changes nothing. */
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The appointment at which it was taken; null: between two appointments. */
    appointmentId: uuid('appointment_id').references(() => appointments.id),
    /** JSON of the readings. */
    content: sealed('content').notNull(),
    takenOn: date('taken_on', { mode: 'string' }).notNull(),
    occasion: text('occasion').$type<VitalsOccasion>().notNull(),
    source: text('source').$type<VitalsSource>().notNull(),
    /** The member of staff who recorded it. */
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    at: moment('at').notNull(),
  },
  (table) => [index('adhd_vitals_account').on(table.accountId, table.takenOn)],
)
