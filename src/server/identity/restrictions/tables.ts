import { sql } from 'drizzle-orm'
import { bigserial, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AllowedUse, RestrictionEvent, RestrictionGround, RestrictionState } from '#domain/privacy/restriction.ts'
import { moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'
import { accounts } from '../accounts/tables.ts'

/** A requested restriction of the use of a patient's data, and its state. What happened to it is in its events. */
export const restrictions = pgTable(
  'restrictions',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    ground: text('ground').$type<RestrictionGround>().notNull(),
    state: text('state').$type<RestrictionState>().notNull(),
    /** In the patient's own words. Null: none. */
    words: sealed('words'),
    askedAt: moment('asked_at').notNull(),
    /** The member of staff who recorded it for them. Null: they asked in their account. */
    askedBy: uuid('asked_by'),
    /** Of the answer. */
    dueAt: moment('due_at').notNull(),
    /** When it was granted or declined. */
    decidedAt: moment('decided_at'),
    /** The announced end: from then on it is over, whatever the state says. Null: none is announced. */
    endsAt: moment('ends_at'),
  },
  (table) => [
    uniqueIndex('restrictions_open').on(table.accountId).where(sql`state in ('asked', 'in force')`),
    index('restrictions_account').on(table.accountId),
    index('restrictions_due').on(table.dueAt).where(sql`state = 'asked'`),
  ],
)

/** What was done about a restriction, by whom and why. Append-only, enforced by a trigger. */
export const restrictionEvents = pgTable(
  'restriction_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    restrictionId: uuid('restriction_id')
      .notNull()
      .references(() => restrictions.id, { onDelete: 'cascade' }),
    what: text('what').$type<RestrictionEvent>().notNull(),
    /** Null: the patient. */
    staffId: uuid('staff_id'),
    /** Of `use allowed`: the case, or the appointment after which a prescription is written, and by which paragraph. */
    caseId: uuid('case_id'),
    appointmentId: uuid('appointment_id'),
    allowedFor: text('allowed_for').$type<AllowedUse>(),
    reason: sealed('reason'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('restriction_events_restriction').on(table.restrictionId),
    index('restriction_events_case').on(table.caseId).where(sql`case_id is not null`),
  ],
)
