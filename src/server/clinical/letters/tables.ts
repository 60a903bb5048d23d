import { sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { LetterKind, LetterOccasion } from '#domain/letters/occasion.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { moment } from '../../platform/columns/columns.ts'
import { sealed } from '../../platform/columns/sealed.ts'
import { cases } from '../cases/tables.ts'

/** Letters as they were sent. Append-only, enforced by a trigger: a correction is a new version. */
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
    /** For an approval: its decision. */
    decisionId: uuid('decision_id'),
    /** Who prescribed, changed or corrected it. Null: the patient did. */
    staffId: uuid('staff_id'),
    /** JSON of its content. */
    content: sealed('content').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    uniqueIndex('letters_once').on(table.occasionKey, table.kind, table.version),
    index('letters_account').on(table.accountId, table.number),
  ],
)

/** `account`: in the patient’s account, announced by email. `post`: in an envelope. */
export type LetterWay = 'account' | 'post'

/** Each time a letter is due to be sent, and when it was. */
export const letterSendings = pgTable(
  'letter_sendings',
  {
    /** Made by the browser if staff send one again. */
    id: uuid('id').primaryKey(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id),
    how: text('how').$type<LetterWay>().notNull(),
    /** Null: sent automatically. */
    askedBy: uuid('asked_by'),
    askedAt: moment('asked_at').notNull(),
    dueAt: moment('due_at').notNull(),
    sentAt: moment('sent_at'),
    /** The member of staff who posted it. */
    sentBy: uuid('sent_by'),
    /** Not to be sent any more: consent was withdrawn, or a new version replaces it. */
    calledOffAt: moment('called_off_at'),
  },
  (table) => [
    index('letter_sendings_letter').on(table.letterId),
    index('letter_sendings_waiting').on(table.askedAt).where(sql`sent_at is null and called_off_at is null`),
  ],
)
