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
import type { MedicineKey } from '#domain/medicines/medicines.ts'
import type { ExcursionCause, ExcursionVerdict, ParcelEnd } from '#domain/supply/arrival.ts'
import type { BoxItem } from '#domain/supply/box-list.ts'
import type { Confirmation } from '#domain/supply/confirmations.ts'
import type { ScaleEnd } from '#domain/supply/programme-scale.ts'
import type { PharmacistMove } from '#domain/supply/responsible-pharmacist.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { orders } from '../../orders/tables.ts'
import { bytes, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'
import { cases } from '../cases/tables.ts'

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
    /** Which of the prescriber's keys: its public half is never erased. */
    keyId: uuid('key_id').notNull(),
    /** The exact bytes that were signed: JSON of patient, medicine, dose, quantity, prescriber and dates. */
    content: sealed('content').notNull(),
    signature: bytes('signature').notNull(),
    signedAt: moment('signed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Returned, withdrawn or replaced: nothing may be supplied by it. */
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [index('prescriptions_case').on(table.caseId), index('prescriptions_order').on(table.orderId)],
)

/** A dispensed pen. The recipients of a batch are found by one query. */
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
    /** As the pharmacist typed it. */
    batch: text('batch').notNull(),
    /** The same as `batchKey` writes it: recalls search by this. Null: saved by an older release. */
    batchKey: text('batch_key'),
    expires: date('expires').notNull(),
    /** From the code on its pack. Null: it was typed, or the code has none. */
    gtin: text('gtin'),
    serial: text('serial'),
    staffId: uuid('staff_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('pens_batch').on(table.batch),
    index('pens_batch_key').on(table.batchKey).concurrently(),
    index('pens_case').on(table.caseId),
    index('pens_prescription').on(table.prescriptionId),
    index('pens_serial').on(table.gtin, table.serial).concurrently().where(sql`serial is not null`),
  ],
)

/**
 * The serial numbers that were scanned, and for which case: of two checks that scan one pack at the same moment the second
 * finds it here. A check that was undone gives its pack up.
 */
export const packSerials = pgTable(
  'pack_serials',
  {
    gtin: text('gtin').notNull(),
    serial: text('serial').notNull(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gtin, table.serial] }), index('pack_serials_case').on(table.caseId)],
)

/** What a GTIN stands for, as one person read it from the pack. It counts once another has confirmed it. It only grows. */
export const packCodes = pgTable(
  'pack_codes',
  {
    id: uuid('id').primaryKey(),
    gtin: text('gtin').notNull(),
    medicine: text('medicine').$type<MedicineKey>().notNull(),
    strength: text('strength').notNull(),
    /** How many are in the pack. */
    packSize: smallint('pack_size').notNull(),
    addedBy: uuid('added_by').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [index('pack_codes_gtin').on(table.gtin)],
)

/** What became of one: each happens once. It only grows. */
export const packCodeEvents = pgTable(
  'pack_code_events',
  {
    codeId: uuid('code_id')
      .notNull()
      .references(() => packCodes.id),
    what: text('what').$type<'confirmed' | 'removed'>().notNull(),
    staffId: uuid('staff_id').notNull(),
    at: moment('at').notNull(),
    /** Of a removal: why. It is about a pack and nobody. */
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.what] })],
)

export const parcels = pgTable(
  'parcels',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    /** The number of this parcel among those of its case, from 1. */
    attempt: integer('attempt').notNull(),
    carrier: text('carrier').notNull(),
    /** The tracking number: it leads to the patient's address. */
    tracking: sealed('tracking').notNull(),
    coldPack: text('cold_pack').notNull(),
    /** What was ticked as packed beside the pen. Null: saved by the release before. */
    packed: text('packed').array().$type<BoxItem[]>(),
    expectedAt: moment('expected_at').notNull(),
    /** Cold-chain duration; after it the pen is not to be used. */
    validUntil: moment('valid_until').notNull(),
    dispatchedBy: uuid('dispatched_by').notNull(),
    dispatchedAt: moment('dispatched_at').notNull(),
    deliveredAt: moment('delivered_at'),
    endedAs: text('ended_as').$type<ParcelEnd>(),
    /** When the patient reported that it has not come. */
    notComeAt: moment('not_come_at'),
  },
  (table) => [uniqueIndex('parcels_attempt').on(table.caseId, table.attempt)],
)

/** Smart scales of the programme that were sent: a patient has one at a time. */
export const scales = pgTable(
  'scales',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Null: it went on its own. */
    parcelId: uuid('parcel_id').references(() => parcels.id),
    /** As `scaleSerial` writes it. */
    serial: text('serial').notNull(),
    /** Of one that went on its own. */
    carrier: text('carrier'),
    tracking: sealed('tracking'),
    sentBy: uuid('sent_by').notNull(),
    sentAt: moment('sent_at').notNull(),
    endedAs: text('ended_as').$type<ScaleEnd>(),
    endedBy: uuid('ended_by'),
    endedAt: moment('ended_at'),
    /** Of what staff say about one that is with a patient. */
    reason: sealed('reason'),
    /** Another is to be sent. */
    isReplaced: boolean('is_replaced').notNull().default(false),
  },
  (table) => [
    uniqueIndex('scales_held').on(table.accountId).where(sql`ended_as is null`),
    uniqueIndex('scales_serial').on(table.serial).where(sql`ended_as is null`),
    index('scales_account').on(table.accountId),
    index('scales_parcel').on(table.parcelId),
  ],
)

/**
 * A parcel that came after its cold-chain duration, or that the patient found warm. Nothing in it may be used until a
 * pharmacist has settled it. One per parcel, whichever report came first.
 */
export const parcelExcursions = pgTable(
  'parcel_excursions',
  {
    parcelId: uuid('parcel_id')
      .primaryKey()
      .references(() => parcels.id),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    cause: text('cause').$type<ExcursionCause>().notNull(),
    by: text('by').$type<'patient' | 'staff' | 'provider'>().notNull(),
    at: moment('at').notNull(),
    settledAs: text('settled_as').$type<ExcursionVerdict>(),
    settledBy: uuid('settled_by'),
    settledAt: moment('settled_at'),
    /**
     * The highest temperature in °C and the hours above fridge temperature, as far as the pharmacist could find out.
     */
    warmestC: smallint('warmest_c'),
    warmHours: integer('warm_hours'),
    reason: sealed('reason'),
  },
  (table) => [index('parcel_excursions_case').on(table.caseId)],
)

/** A recall of one or more batches of a medicine. Recipients are messaged only after a second person has confirmed it. */
export const recalls = pgTable(
  'recalls',
  {
    id: uuid('id').primaryKey(),
    /** Another may have the same batch number. Null: saved by an older release, for whichever has it. */
    medicine: text('medicine').$type<MedicineKey>(),
    /** Its batches, as `batchKey` writes them. A near match is among them only because it was added. */
    batchKeys: text('batch_keys').array().notNull(),
    /** The message to recipients, word for word. */
    words: text('words').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    confirmedBy: uuid('confirmed_by'),
    confirmedAt: moment('confirmed_at'),
    calledOffBy: uuid('called_off_by'),
    calledOffAt: moment('called_off_at'),
  },
  (table) => [index('recalls_asked').on(table.askedAt)],
)

/** Pens of a recall that had left us when it was confirmed, and whether their recipients were messaged. */
export const recallRecipients = pgTable(
  'recall_recipients',
  {
    recallId: uuid('recall_id')
      .notNull()
      .references(() => recalls.id),
    penId: uuid('pen_id')
      .notNull()
      .references(() => pens.id),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    /** Null: the order belongs to no account, so there is no thread to write to. */
    accountId: uuid('account_id').references(() => accounts.id),
    messagedAt: moment('messaged_at'),
  },
  (table) => [
    primaryKey({ columns: [table.recallId, table.penId] }),
    index('recall_recipients_pen').on(table.penId),
    index('recall_recipients_case').on(table.caseId),
    index('recall_recipients_account').on(table.accountId),
  ],
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
    /** Version of the words they confirmed. */
    version: integer('version'),
  },
  (table) => [uniqueIndex('supply_confirmations_once').on(table.caseId, table.what)],
)

/** The responsible pharmacist's record. Append-only, enforced by triggers. */
export const pharmacistEntries = pgTable(
  'pharmacist_entries',
  {
    id: uuid('id').primaryKey(),
    /** The order in which they were made: two can be of one moment. */
    number: bigserial('number', { mode: 'number' }).notNull().unique(),
    staffId: uuid('staff_id').notNull(),
    /** JSON: name and number in the register, as they were then. */
    who: sealed('who').notNull(),
    what: text('what').$type<PharmacistMove>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('pharmacist_entries_at').on(table.at)],
)
