import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes } from '../columns/columns.ts'
import { sealed } from '../columns/sealed.ts'
import { visits } from '../visits/tables.ts'

/** The latest answers of one visit to one questionnaire, sealed. */
export const answerSets = pgTable(
  'answer_sets',
  {
    visitId: uuid('visit_id')
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    questionnaire: text('questionnaire').notNull(),
    /** The questionnaire's version when these answers were given. */
    version: integer('version').notNull(),
    revision: integer('revision').notNull(),
    /** The browser tab that wrote this revision. */
    tab: uuid('tab'),
    answers: sealed('answers').notNull(),
    /** Keyed digest of the answers: tells whether they changed without opening them. */
    digest: bytes('digest').notNull(),
    updatedAt: at('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.questionnaire] })],
)
