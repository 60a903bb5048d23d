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

/** Who acts on an order or an appointment. */
export type Actor = 'patient' | 'provider' | 'clinician' | 'staff' | 'clock'

/** One purchase of one item. Details and answers stay as they were when it was placed. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** The reference for patients and support. */
    reference: text('reference').notNull().unique(),
    guestSessionId: uuid('visit_id').references(() => guestSessions.id, { onDelete: 'set null' }),
    /** Null until the owner of an address that had an account already confirms that the order is theirs. */
    accountId: uuid('account_id').references(() => accounts.id),
    emailDigest: bytes('email_digest').notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    item: text('item').notNull(),
    /** The amount authorised or charged. */
    amountPence: integer('amount_pence').notNull(),
    /** The amount when it was placed, if the dose has changed it since. */
    placedPence: integer('placed_pence'),
    /** The discount when it was placed. */
    discountPence: integer('discount_pence').notNull().default(0),
    state: text('state').$type<OrderState>().notNull(),
    details: sealed('details').notNull(),
    answers: sealed('answers').notNull(),
    questionnaire: text('questionnaire').notNull(),
    questionnaireVersion: integer('questionnaire_version').notNull(),
    paymentIntent: text('payment_intent').unique(),
    authorisedAt: moment('authorised_at'),
    /** The card's fingerprint, until the owner confirms the order. */
    unclaimedCard: sealed('unclaimed_card'),
    /** The patient has asked to cancel it: from then on it only ends. */
    withdrawnAt: moment('withdrawn_at'),
    /** What the clinician prescribed, once approved. */
    dose: text('dose'),
    /** The patient has dismissed the payment confirmation on the home page. */
    confirmationDismissedAt: moment('confirmation_dismissed_at'),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    // However often one draft is submitted, it is one order. Orders of two kinds are two.
    uniqueIndex('orders_open_per_visit')
      .on(table.guestSessionId, table.kind)
      .where(sql`state in ('draft', 'awaiting payment')`),
    index('orders_account').on(table.accountId),
    index('orders_visit').on(table.guestSessionId).where(sql`visit_id is not null`),
    index('orders_state').on(table.state, table.updatedAt),
  ],
)

/** Events of an order, in order. Append-only, enforced by a trigger. */
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
    /** Id of the member of staff. */
    staffId: uuid('staff_id'),
    /** A clinician's note. */
    note: sealedText('note'),
    /** The reason, if it is not personal. */
    reason: text('reason').$type<NotTaken>(),
    at: at('at'),
  },
  (table) => [index('order_events_order').on(table.orderId)],
)

/** An owed refund, decided together with its reason and made as soon as the provider accepts it. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also its idempotency key at the provider. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Which appointment of an order it is for, if any. */
    appointmentId: uuid('appointment_id').references(() => appointments.id),
    amountPence: integer('amount_pence').notNull(),
    reason: text('reason').$type<MoneyBackReason>().notNull(),
    /** Who decided it: patient, provider, clinician or clock. */
    by: text('by').$type<Actor>().notNull().default('clock'),
    /** Id of the member of staff. */
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

/** A request for another authorisation. Once it is there it replaces the earlier one, which is released. */
export const cardRequests = pgTable(
  'card_requests',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    why: text('why').$type<CardRequestReason>().notNull(),
    amountPence: integer('amount_pence').notNull(),
    /** The amount authorised before. */
    wasPence: integer('was_pence').notNull(),
    /** The payment at the provider that it replaces. */
    replaces: text('replaces').notNull(),
    /** The new one, once the patient has begun. */
    paymentIntent: text('payment_intent').unique(),
    askedAt: moment('asked_at').notNull(),
    /** The new authorisation is the order's. */
    answeredAt: moment('answered_at'),
    /** The order ended before. */
    endedAt: moment('ended_at'),
    /** The authorisation left over has been released: the earlier one, or the new one if the order ended. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    uniqueIndex('card_requests_open').on(table.orderId).where(sql`answered_at is null and ended_at is null`),
    index('card_requests_unsettled').on(table.askedAt).where(sql`settled_at is null`),
  ],
)

/** Differences between our books and the card provider's: found by a comparison, closed by staff or by themselves. */
export const moneyDifferences = pgTable(
  'money_differences',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    what: text('what').$type<MoneyDifference>().notNull(),
    /** The state in our books, and in the provider's. */
    expectedPence: integer('expected_pence').notNull(),
    foundPence: integer('found_pence').notNull(),
    since: moment('since').notNull(),
    seenBy: uuid('seen_by'),
    seenAt: moment('seen_at'),
    closedAt: moment('closed_at'),
    /** Null with a time: both books agree again. */
    closedBy: uuid('closed_by'),
    /** The closing note of the member of staff. */
    reason: sealed('reason'),
  },
  (table) => [
    uniqueIndex('money_differences_open').on(table.orderId, table.what).where(sql`closed_at is null`),
    index('money_differences_since').on(table.since).where(sql`closed_at is null`),
  ],
)
