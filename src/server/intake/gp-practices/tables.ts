import { index, pgTable, text } from 'drizzle-orm/pg-core'

/** The NHS directory of GP practices, as last imported. */
export const gpPractices = pgTable('gp_practices', {
  odsCode: text('ods_code').primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  postcode: text('postcode').notNull(),
})

/** Every word of that directory once, with the practices it finds: the search index. */
export const gpSearchWords = pgTable(
  'gp_search_words',
  {
    word: text('word').primaryKey(),
    inNames: text('in_names').array().notNull(),
    elsewhere: text('elsewhere').array().notNull(),
  },
  (table) => [index('gp_search_words_trigrams').using('gin', table.word.op('gin_trgm_ops'))],
)
