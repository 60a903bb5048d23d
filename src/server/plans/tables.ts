import { sql } from 'drizzle-orm'
import {
  bigserial,
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
import type { Weekday } from '#domain/booking/calendar.ts'
import type { MedicineKey } from '#domain/clinical/ladders.ts'
import type { PlanState } from '#domain/treatment/plan-states.ts'
import type { SpokenWay, YellowCard } from '#domain/treatment/supply-lock.ts'
import { accounts } from '../accounts/tables.ts'
import { cases } from '../cases/tables.ts'
import { at, moment } from '../columns/columns.ts'
import { sealed } from '../columns/sealed.ts'
import { staff } from '../staff/tables.ts'

const medicine = () => text('medicine').$type<MedicineKey>().notNull()
const mg = () => numeric('mg', { precision: 5, scale: 2, mode: 'number' }).notNull()

/** The treatment of a person with one medicine, from the first pen that was delivered. Of one person at most one is live. */
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
    /** Of a pause: the day it is over. */
    pausedUntil: date('paused_until'),
    /** Their own day for it, Monday being 1; null: they have not said. */
    injectionDay: smallint('injection_day').$type<Weekday>(),
    /** Goes up with every change by staff; whoever makes one names the one they saw. */
    epoch: integer('epoch').notNull().default(0),
    stateSince: moment('state_since').notNull(),
    createdAt: at('created_at'),
  },
  (table) => [
    index('plans_account').on(table.accountId),
    uniqueIndex('plans_live').on(table.accountId).where(sql`state <> 'stopped'`),
  ],
)

export type PlanNews = 'opened' | 'supplied' | 'paused' | 'resumed' | 'stopped' | 'another medicine'

/** What happened to a plan, in order. Rows are only ever added: a trigger sees to it. */
export const planEvents = pgTable(
  'plan_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    what: text('what').$type<PlanNews>().notNull(),
    mg: mg(),
    /** Of a pause: the day it is over. */
    until: date('until'),
    /** Null: a delivery did it. */
    staffId: uuid('staff_id'),
    /** Why, in the words of whoever did it. */
    reason: sealed('reason'),
    caseId: uuid('case_id').references(() => cases.id),
    at: moment('at').notNull(),
  },
  (table) => [index('plan_events_plan').on(table.planId)],
)

/**
 * The days that a delivered pen is for. Those of one person never overlap: a constraint of the database sees to it. One
 * that replaces a lost parcel is of the same case, and so takes its place.
 */
export const supplyCovers = pgTable(
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
  (table) => [index('supply_covers_account').on(table.accountId, table.coveredFrom)],
)

/** Somebody told of a sign that cannot wait: nothing is approved or sent until a prescriber has spoken with them. */
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

/** What somebody of the care team wants a prescriber to know of a person on a treatment, until one has answered. */
export const planFlags = pgTable(
  'plan_flags',
  {
    /** Made by the browser: sent again it is the same. */
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
