import { sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { LetterKind, LetterOccasion } from '#domain/letters/occasion.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'
import { cases } from '../cases/tables.ts'

/** Letters as they were sent. Rows are only ever added, a trigger sees to it: what is corrected is another version. */
export const letters = pgTable(
  'letters',
  {
    id: uuid('id').primaryKey(),
    /** In the order in which they were written. */
    number: bigserial('number', { mode: 'number' }).notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<LetterKind>().notNull(),
    occasion: text('occasion').$type<LetterOccasion>().notNull(),
    /** Which approval or change it follows. */
    occasionKey: text('occasion_key').notNull(),
    version: integer('version').notNull(),
    replaces: uuid('replaces').unique(),
    caseId: uuid('case_id').references(() => cases.id),
    /** Of an approval: what it was decided by. */
    decisionId: uuid('decision_id'),
    /** Who prescribed, changed or corrected it. Null: the patient did. */
    staffId: uuid('staff_id'),
    /** JSON of all that stands in it. */
    content: sealed('content').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    uniqueIndex('letters_once').on(table.occasionKey, table.kind, table.version),
    index('letters_account').on(table.accountId, table.number),
  ],
)

/** `account`: it stands in the patient’s account and they are told by email that it does. `post`: in an envelope. */
export type LetterWay = 'account' | 'post'

/** Each time a letter is to leave, and that it did. */
export const letterSendings = pgTable(
  'letter_sendings',
  {
    /** Made by the browser where somebody sends one again. */
    id: uuid('id').primaryKey(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id),
    how: text('how').$type<LetterWay>().notNull(),
    /** Null: it follows by itself. */
    askedBy: uuid('asked_by'),
    askedAt: moment('asked_at').notNull(),
    dueAt: moment('due_at').notNull(),
    sentAt: moment('sent_at'),
    /** Whoever put it in the post. */
    sentBy: uuid('sent_by'),
    /** It is not to leave any more: the consent was taken back, or another version takes its place. */
    calledOffAt: moment('called_off_at'),
  },
  (table) => [
    index('letter_sendings_letter').on(table.letterId),
    index('letter_sendings_waiting').on(table.askedAt).where(sql`sent_at is null and called_off_at is null`),
  ],
)
