import { bigserial, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Confirmation } from '#domain/supply/confirmations.ts'
import { cases } from '../cases/tables.ts'
import { bytes, moment } from '../columns/columns.ts'
import { sealed } from '../columns/sealed.ts'
import { orders } from '../orders/tables.ts'

/** The private prescription register: signed by the prescriber's own key, never changed. */
export const prescriptions = pgTable(
  'prescriptions',
  {
    id: uuid('id').primaryKey(),
    /** Its number in the register. */
    number: bigserial('number', { mode: 'number' }).notNull().unique(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    decisionId: uuid('decision_id').notNull().unique(),
    staffId: uuid('staff_id').notNull(),
    /** Which of the prescriber's keys: its public half is kept for ever. */
    keyId: uuid('key_id').notNull(),
    /** The exact bytes that were signed: JSON of patient, medicine, dose, quantity, prescriber and dates. */
    content: sealed('content').notNull(),
    signature: bytes('signature').notNull(),
    signedAt: moment('signed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Returned, taken back or replaced: it is not to be supplied by. */
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [index('prescriptions_case').on(table.caseId), index('prescriptions_order').on(table.orderId)],
)

/** A pen that was given out. Whoever had one of a batch is found by one query. */
export const pens = pgTable(
  'pens',
  {
    id: uuid('id').primaryKey(),
    prescriptionId: uuid('prescription_id')
      .notNull()
      .references(() => prescriptions.id),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    brand: text('brand').notNull(),
    strength: text('strength').notNull(),
    batch: text('batch').notNull(),
    expires: date('expires').notNull(),
    staffId: uuid('staff_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('pens_batch').on(table.batch),
    index('pens_case').on(table.caseId),
    index('pens_prescription').on(table.prescriptionId),
  ],
)

export const parcels = pgTable(
  'parcels',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    /** Which time this case was sent. */
    attempt: integer('attempt').notNull(),
    carrier: text('carrier').notNull(),
    /** Leads to a person's door. */
    tracking: sealed('tracking').notNull(),
    coldPack: text('cold_pack').notNull(),
    expectedAt: moment('expected_at').notNull(),
    /** Kept cold for so long; past it the pen is not to be used. */
    validUntil: moment('valid_until').notNull(),
    dispatchedBy: uuid('dispatched_by').notNull(),
    dispatchedAt: moment('dispatched_at').notNull(),
    deliveredAt: moment('delivered_at'),
    endedAs: text('ended_as').$type<'delivered' | 'returned' | 'lost'>(),
  },
  (table) => [uniqueIndex('parcels_attempt').on(table.caseId, table.attempt)],
)

/** What a patient has to confirm before the parcel of a case leaves. */
export const supplyConfirmations = pgTable(
  'supply_confirmations',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    what: text('what').$type<Confirmation>().notNull(),
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** Which version of the words they confirmed. */
    version: integer('version'),
  },
  (table) => [uniqueIndex('supply_confirmations_once').on(table.caseId, table.what)],
)
