import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/columns/columns.ts'

/**
 * Key rotations, of sealed values or of lookups. Append-only tables allow changes only in a transaction that names one
 * of these that has not ended.
 */
export const reseals = pgTable(
  'reseals',
  {
    id: uuid('id').primaryKey(),
    what: text('what').$type<'sealed' | 'lookups'>().notNull(),
    /** The new key. */
    keyId: text('key_id').notNull(),
    /** User and machine. */
    by: text('by').notNull(),
    begunAt: moment('begun_at').notNull(),
    endedAt: moment('ended_at'),
    done: bigint('done', { mode: 'number' }).notNull().default(0),
    failed: bigint('failed', { mode: 'number' }).notNull().default(0),
  },
  (table) => [index('reseals_open').on(table.keyId).where(sql`ended_at is null`)],
)

/** The position of a rotation, table by table. */
export const resealPlaces = pgTable(
  'reseal_places',
  {
    resealId: uuid('reseal_id')
      .notNull()
      .references(() => reseals.id),
    place: text('place').notNull(),
    /** The key of the last row handled. Null: none yet. */
    after: text('after').array(),
    done: bigint('done', { mode: 'number' }).notNull().default(0),
    failed: bigint('failed', { mode: 'number' }).notNull().default(0),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.resealId, table.place] })],
)
