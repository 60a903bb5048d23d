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

/** The NHS directory of GP practices, as last imported. */
export const gpPractices = pgTable('gp_practices', {
  odsCode: text('ods_code').primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  postcode: text('postcode').notNull(),
})

/** Every word of that directory once, with the practices it leads to: what the search reads. */
export const gpSearchWords = pgTable(
  'gp_search_words',
  {
    word: text('word').primaryKey(),
    inNames: text('in_names').array().notNull(),
    elsewhere: text('elsewhere').array().notNull(),
  },
  (table) => [index('gp_search_words_trigrams').using('gin', table.word.op('gin_trgm_ops'))],
)
