import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../../identity/accounts/tables.ts'
import { guestSessions } from '../../identity/guest-sessions/tables.ts'
import { at, bytes, moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'

/** The one instance that every guest session has of a questionnaire. */
export const firstInstance = '00000000-0000-0000-0000-000000000000'

/**
 * The latest answers to one questionnaire, sealed: of one guest session, or of an account and one instance of a
 * repeated questionnaire. Those of a guest session are erased with it; those of an account with the account.
 */
export const answerSets = pgTable(
  'answer_sets',
  {
    guestSessionId: uuid('visit_id').references(() => guestSessions.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    questionnaire: text('questionnaire').notNull(),
    instance: uuid('instance').notNull().default(firstInstance),
    /** The questionnaire's version when these answers were given. */
    version: integer('version').notNull(),
    revision: integer('revision').notNull(),
    /** The browser tab that wrote this revision. */
    tab: uuid('tab'),
    answers: sealed('answers').notNull(),
    /** Keyed digest of the answers: shows whether they changed without opening them. */
    digest: bytes('digest').notNull(),
    updatedAt: at('updated_at'),
  },
  (table) => [
    uniqueIndex('answer_sets_of_visit').on(table.guestSessionId, table.questionnaire),
    uniqueIndex('answer_sets_of_account')
      .on(table.accountId, table.questionnaire, table.instance)
      .where(sql`account_id is not null`),
    check('answer_sets_owner', sql`num_nonnulls(visit_id, account_id) = 1`),
    check('answer_sets_first', sql.raw(`visit_id is null or instance = '${firstInstance}'`)),
  ],
)

/** That answers once ended not eligible, and where: the prescriber sees that an answer was changed. */
export const endedAnswers = pgTable(
  'ended_answers',
  {
    id: uuid('id').primaryKey(),
    guestSessionId: uuid('visit_id')
      .notNull()
      .references(() => guestSessions.id, { onDelete: 'cascade' }),
    questionnaire: text('questionnaire').notNull(),
    /** JSON of the step and the reason, or of reported safety risks. */
    ended: sealed('ended').notNull(),
    /** Digest of the sealed content: the same end is stored once. */
    digest: bytes('digest').notNull(),
    at: at('at'),
    /** When a concern was raised about it. */
    raisedAt: moment('raised_at'),
  },
  (table) => [
    uniqueIndex('ended_answers_once').on(table.guestSessionId, table.questionnaire, table.digest),
    index('ended_answers_unraised').on(table.guestSessionId).where(sql`questionnaire = 'adhd' and raised_at is null`),
  ],
)
