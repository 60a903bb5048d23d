import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Weekday } from '#domain/appointments/calendar.ts'
import type { MedicineKey } from '#domain/medicines/medicines.ts'
import type { Injecting } from '#domain/treatment/change-of-plan.ts'
import type { PlanState } from '#domain/treatment/plan-states.ts'
import type { SpokenWay, YellowCard } from '#domain/treatment/supply-lock.ts'
import type { ReportState } from '#domain/treatment/symptom-reports.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { staff } from '../../identity/staff/tables.ts'
import { orders } from '../../orders/tables.ts'
import { at, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'
import { cases } from '../cases/tables.ts'

const medicine = () => text('medicine').$type<MedicineKey>().notNull()
const mg = () => numeric('mg', { precision: 5, scale: 2, mode: 'number' }).notNull()

/** The treatment of a patient with one medicine, from the first delivered pen. A patient has at most one live. */
export const plans = pgTable(
  'plans',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    medicine: medicine(),
    /** Of the last pen. */
    mg: mg(),
    state: text('state').$type<PlanState>().notNull(),
    startedOn: date('started_on').notNull(),
    /** For a pause: the day it ends. */
    pausedUntil: date('paused_until'),
    /** For a pause by a prescriber: whether the patient continues to inject. Null: not stated, so they do not. */
    injecting: text('injecting').$type<Injecting>(),
    /**
     * For a pause or an end: the day it began; after a long one it stays until the next pen comes. Null: they continue
     * as before.
     */
    brokenOffOn: date('broken_off_on'),
    /** The patient's injection day, Monday being 1; null: not given. */
    injectionDay: smallint('injection_day').$type<Weekday>(),
    /** Increases with every change; a change names the one it is based on. */
    epoch: integer('epoch').notNull().default(0),
    stateSince: moment('state_since').notNull(),
    /** In the year after an end: the month the patient was last told of. */
    aftercareMonth: smallint('after_told').notNull().default(0),
    /** The patient opted out of the monthly question. */
    isAfterQuiet: boolean('is_after_quiet').notNull().default(false),
    createdAt: at('created_at'),
  },
  (table) => [
    index('plans_account').on(table.accountId),
    index('plans_paused').on(table.pausedUntil).where(sql`state = 'paused'`),
    uniqueIndex('plans_live').on(table.accountId).where(sql`state <> 'stopped'`),
  ],
)

export type PlanNews =
  | 'opened'
  | 'supplied'
  | 'supply taken back'
  | 'paused'
  | 'resumed'
  | 'stopped'
  | 'another medicine'
  | 'medicine asked'
  | 'medicine agreed'
  | 'medicine refused'

/** The actor, if not a member of staff. */
export type PlanHand = 'patient' | 'clock'

/** Events of a plan, in order. Append-only, enforced by a trigger. */
export const planEvents = pgTable(
  'plan_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    what: text('what').$type<PlanNews>().notNull(),
    mg: mg(),
    /** For a pause: the day it ends. */
    until: date('until'),
    injecting: text('injecting').$type<Injecting>(),
    staffId: uuid('staff_id'),
    /** Null without a member of staff: a delivery did it. */
    by: text('by').$type<PlanHand>(),
    /** The reason, in the actor's own words. */
    reason: sealed('reason'),
    caseId: uuid('case_id').references(() => cases.id),
    at: moment('at').notNull(),
  },
  (table) => [index('plan_events_plan').on(table.planId)],
)

/**
 * The days a delivered pen is for. Those of one patient never overlap: a constraint of the database enforces it. A
 * replacement for a lost parcel has the same case, and so takes its place.
 */
export const supplyPeriods = pgTable(
  'supply_covers',
  {
    caseId: uuid('case_id')
      .primaryKey()
      .references(() => cases.id),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    medicine: medicine(),
    mg: mg(),
    dispatchedOn: date('dispatched_on').notNull(),
    deliveredOn: date('delivered_on').notNull(),
    coveredFrom: date('covered_from').notNull(),
    /** The day after the last. */
    coveredUntil: date('covered_until').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('supply_covers_account').on(table.accountId, table.coveredFrom),
    index('supply_covers_plan').on(table.planId),
  ],
)

/** A patient reported a red-flag symptom: nothing is approved or sent until a prescriber has spoken with them. */
export const supplyLocks = pgTable(
  'supply_locks',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The concern that it raised. */
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    raisedAt: moment('raised_at').notNull(),
    liftedAt: moment('lifted_at'),
    liftedBy: uuid('lifted_by'),
    how: text('how').$type<SpokenWay>(),
    yellowCard: text('yellow_card').$type<YellowCard>(),
    /** What was said and agreed. */
    said: sealed('said'),
  },
  (table) => [
    index('supply_locks_account').on(table.accountId),
    uniqueIndex('supply_locks_open').on(table.accountId).where(sql`lifted_at is null`),
  ],
)

/** `ordered`: it made an order. The others make none; `no dose` is reviewed by a prescriber, as a case of its own. */
export type CheckInOutcome = 'ordered' | 'pause' | 'stop' | 'locked' | 'no dose'

/**
 * What a patient is asked before the next pen: one for each pen, and another only if the last led to nothing. Until it
 * is finished its answers are an answer set whose instance has its id; then they are stored here as sent.
 */
export const checkIns = pgTable(
  'check_ins',
  {
    id: uuid('id').primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The pen it is about. */
    coverId: uuid('cover_id')
      .notNull()
      .references(() => supplyPeriods.caseId),
    /** From 1. */
    round: smallint('round').notNull(),
    openedAt: moment('opened_at').notNull(),
    reminders: smallint('reminders').notNull().default(0),
    remindedAt: moment('reminded_at'),
    finishedAt: moment('finished_at'),
    outcome: text('outcome').$type<CheckInOutcome>(),
    /** Of the questionnaire. */
    version: integer('version'),
    answers: sealed('answers'),
    orderId: uuid('order_id').references(() => orders.id),
    /** The case in which it is reviewed, if nothing could be offered. */
    caseId: uuid('case_id').references(() => cases.id),
    /** The closing note of that review. */
    reviewNote: sealed('looked_said'),
    reviewedBy: uuid('looked_by').references(() => staff.id),
    reviewedAt: moment('looked_at'),
  },
  (table) => [
    uniqueIndex('check_ins_case').on(table.caseId),
    uniqueIndex('check_ins_round').on(table.coverId, table.round),
    uniqueIndex('check_ins_order').on(table.orderId),
    index('check_ins_account').on(table.accountId, table.openedAt),
    index('check_ins_opened').on(table.openedAt),
    index('check_ins_open').on(table.planId).where(sql`finished_at is null`),
  ],
)

/** A patient asks for another medicine: a prescriber agrees or not. At most one per patient is open. */
export const medicineRequests = pgTable(
  'medicine_requests',
  {
    id: uuid('id').primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    medicine: medicine(),
    /** Why, in their own words. */
    wish: sealed('wish').notNull(),
    askedAt: moment('asked_at').notNull(),
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by'),
    isAgreed: boolean('is_agreed'),
    /** The answer. */
    words: sealed('words'),
    /** When the patient withdrew it. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('medicine_requests_plan').on(table.planId),
    index('medicine_requests_account').on(table.accountId),
    uniqueIndex('medicine_requests_open').on(table.accountId).where(sql`answered_at is null and ended_at is null`),
  ],
)

/** What staff flag about a patient on treatment, until a prescriber has answered. */
export const planFlags = pgTable(
  'plan_flags',
  {
    /** Made by the browser, so that a repeated request changes nothing. */
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    raisedBy: uuid('raised_by')
      .notNull()
      .references(() => staff.id),
    words: sealed('words').notNull(),
    raisedAt: moment('raised_at').notNull(),
    dueAt: moment('due_at').notNull(),
    answeredBy: uuid('answered_by').references(() => staff.id),
    answer: sealed('answer'),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('plan_flags_account').on(table.accountId, table.raisedAt),
    index('plan_flags_open').on(table.raisedAt).where(sql`answered_at is null`),
  ],
)

/**
 * What a patient reported about themselves: a red-flag symptom before it is confirmed or after it was withdrawn, or a
 * problem with a dose or a pen, or a sick day. A prescriber reads each that raised no safeguarding case.
 */
export const symptomReports = pgTable(
  'symptom_reports',
  {
    /** Where it is no red-flag symptom: made by the browser, so that a repeated request changes nothing. */
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** JSON of what was reported and what was advised. */
    content: sealed('content').notNull(),
    state: text('state').$type<ReportState>().notNull(),
    reportedAt: moment('reported_at').notNull(),
    /** When it was confirmed or withdrawn. */
    settledAt: moment('settled_at'),
    /** By when a prescriber reads it. Null: a safeguarding case has the deadline. */
    dueAt: moment('due_at'),
    /** The safeguarding case that it raised. */
    caseId: uuid('case_id').references(() => cases.id),
    readBy: uuid('read_by').references(() => staff.id),
    readAt: moment('read_at'),
    /** The outcome, in the words of the prescriber who read it. */
    said: sealed('said'),
  },
  (table) => [
    index('symptom_reports_account').on(table.accountId, table.reportedAt),
    index('symptom_reports_open').on(table.reportedAt).where(sql`read_at is null and due_at is not null`),
  ],
)
