import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull().default(sql`now()`)

/** The anonymous session. Its id is the `uniqueId` the browser knows; only the cookie's token is authority. */
export const visits = pgTable(
  'visits',
  {
    id: uuid('id').primaryKey(),
    tokenHash: bytes('token_hash').notNull().unique(),
    createdAt: at('created_at'),
  },
  (table) => [index('visits_created_at').on(table.createdAt)],
)

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
    answers: bytes('answers').notNull(),
    /** Keyed digest of the answers: tells whether they changed without opening them. */
    digest: bytes('digest').notNull(),
    updatedAt: at('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.questionnaire] })],
)
