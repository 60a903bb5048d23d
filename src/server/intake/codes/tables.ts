import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/columns/columns.ts'

/**
 * What a product of the NHS dictionary of medicines and devices is: an ingredient (VTM), a product whoever makes it (VMP),
 * or one by its brand (AMP).
 */
export const dmdLevels = ['VTM', 'VMP', 'AMP'] as const

export type DmdLevel = (typeof dmdLevels)[number]

/** The medicines of dm+d, as last imported. */
export const dmdTerms = pgTable('dmd_terms', {
  id: text('id').primaryKey(),
  level: text('level').$type<DmdLevel>().notNull(),
  name: text('name').notNull(),
  /** Its ingredients, by which it interacts. */
  substance: text('substance').notNull(),
})

/** Every word of their names once, with its sound and the medicines it finds: the search index. */
export const dmdWords = pgTable(
  'dmd_words',
  {
    word: text('word').primaryKey(),
    sound: text('sound').notNull(),
    ids: text('ids').array().notNull(),
  },
  (table) => [
    index('dmd_words_trigrams').using('gin', table.word.op('gin_trgm_ops')),
    index('dmd_words_sound').on(table.sound),
  ],
)

/** Which release these are of. One row; none before the first import. */
export const dmdRelease = pgTable('dmd_release', {
  /** The day in the names of its files, YYYY-MM-DD. */
  releasedOn: text('released_on').primaryKey(),
  importedAt: moment('imported_at').notNull(),
  medicines: integer('medicines').notNull(),
})
