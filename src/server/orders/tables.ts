import { sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CardRequestReason } from '#domain/orders/card-request.ts'
import type { MoneyBackReason, OrderKind } from '#domain/orders/kinds.ts'
import type { MoneyDifference } from '#domain/orders/money-comparison.ts'
import type { NotTaken } from '#domain/orders/not-taken.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { appointments } from '../appointments/tables.ts'
import { accounts } from '../identity/accounts/tables.ts'
import { guestSessions } from '../identity/guest-sessions/tables.ts'
import { at, bytes, moment } from '../platform/columns/columns.ts'
import { sealed, sealedText } from '../platform/columns/sealed.ts'

/** Who does something to an order or an appointment. */
export type Actor = 'patient' | 'provider' | 'clinician' | 'staff' | 'clock'

/** One purchase of one item. Details and answers are kept as they were when it was placed. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** The number people and support speak of. */
    reference: text('reference').notNull().unique(),
    visitId: uuid('visit_id').references(() => guestSessions.id, { onDelete: 'set null' }),
    /** Null until the owner of an address that had an account already says that the order is theirs. */
    accountId: uuid('account_id').references(() => accounts.id),
    emailDigest: bytes('email_digest').notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    item: text('item').notNull(),
    /** What the card holds, or what was taken from it. */
    amountPence: integer('amount_pence').notNull(),
    /** What it was ordered for, where the dose has changed that since. */
    placedPence: integer('placed_pence'),
    /** What was taken off the list price, when it was placed. */
    discountPence: integer('discount_pence').notNull().default(0),
    state: text('state').$type<OrderState>().notNull(),
    details: sealed('details').notNull(),
    answers: sealed('answers').notNull(),
    questionnaire: text('questionnaire').notNull(),
    questionnaireVersion: integer('questionnaire_version').notNull(),
    paymentIntent: text('payment_intent').unique(),
    authorisedAt: moment('authorised_at'),
    /** How the provider knows the card again, until somebody says that the order is theirs. */
    unclaimedCard: sealed('unclaimed_card'),
    /** The patient has asked for it to be called off: from then on it only ends. */
    withdrawnAt: moment('withdrawn_at'),
    /** What the clinician prescribed, once approved. */
    dose: text('dose'),
    /** The person has put away what the home page said of their payment. */
    confirmationDismissedAt: moment('confirmation_dismissed_at'),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    // However often one draft is submitted, it is one order. Orders of two kinds are two.
    uniqueIndex('orders_open_per_visit')
      .on(table.visitId, table.kind)
      .where(sql`state in ('draft', 'awaiting payment')`),
    index('orders_account').on(table.accountId),
    index('orders_visit').on(table.visitId).where(sql`visit_id is not null`),
    index('orders_state').on(table.state, table.updatedAt),
  ],
)

/** What happened to an order, in order. Rows are only ever added: a trigger sees to it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    fromState: text('from_state').$type<OrderState>(),
    toState: text('to_state').$type<OrderState>().notNull(),
    by: text('by').$type<Actor>().notNull(),
    /** Which of the people who work here. */
    staffId: uuid('staff_id'),
    /** What a clinician wrote. */
    note: sealedText('note'),
    /** Why it came to this, where that is nothing about a person. */
    reason: text('reason').$type<NotTaken>(),
    at: at('at'),
  },
  (table) => [index('order_events_order').on(table.orderId)],
)

/** Money that is to go back, decided together with its reason and given back as soon as the provider takes it. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the key by which the provider knows that it is asked for the same again. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Which of the times of an order it is for, where it has any. */
    appointmentId: uuid('appointment_id').references(() => appointments.id),
    amountPence: integer('amount_pence').notNull(),
    reason: text('reason').$type<MoneyBackReason>().notNull(),
    /** Who decided it: patient, provider, clinician or clock. */
    by: text('by').$type<Actor>().notNull().default('clock'),
    /** Which of the people who work here. */
    staffId: uuid('staff_id'),
    note: sealedText('note'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: at('next_try_at'),
    doneAt: moment('done_at'),
    createdAt: at('created_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_appointment').on(table.appointmentId),
    index('refunds_due').on(table.nextTryAt).where(sql`done_at is null`),
    index('refunds_staff').on(table.staffId, table.createdAt).where(sql`staff_id is not null`),
  ],
)

/** Another hold that a person is asked for. Once it is there it replaces the one before, which is let go. */
export const cardRequests = pgTable(
  'card_requests',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    why: text('why').$type<CardRequestReason>().notNull(),
    amountPence: integer('amount_pence').notNull(),
    /** What was held before. */
    wasPence: integer('was_pence').notNull(),
    /** The payment at the provider that it replaces. */
    replaces: text('replaces').notNull(),
    /** The new one, once the person has begun. */
    paymentIntent: text('payment_intent').unique(),
    askedAt: moment('asked_at').notNull(),
    /** The new hold is the order's. */
    answeredAt: moment('answered_at'),
    /** The order ended before. */
    endedAt: moment('ended_at'),
    /** Whichever of the two holds is left over has been let go. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    uniqueIndex('card_requests_open').on(table.orderId).where(sql`answered_at is null and ended_at is null`),
    index('card_requests_unsettled').on(table.askedAt).where(sql`settled_at is null`),
  ],
)

/** Where our books and the card provider's say different things: found by a comparison, closed by a person or by itself. */
export const moneyDifferences = pgTable(
  'money_differences',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    what: text('what').$type<MoneyDifference>().notNull(),
    /** What our books say, and what the provider's do. */
    expectedPence: integer('expected_pence').notNull(),
    foundPence: integer('found_pence').notNull(),
    since: moment('since').notNull(),
    seenBy: uuid('seen_by'),
    seenAt: moment('seen_at'),
    closedAt: moment('closed_at'),
    /** Null beside a time: both books agree again. */
    closedBy: uuid('closed_by'),
    /** Why, in the words of whoever closed it. */
    reason: sealed('reason'),
  },
  (table) => [
    uniqueIndex('money_differences_open').on(table.orderId, table.what).where(sql`closed_at is null`),
    index('money_differences_since').on(table.since).where(sql`closed_at is null`),
  ],
)
