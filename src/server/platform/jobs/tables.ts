import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns/columns.ts'

/** When each job was last done, by whichever process: what is late is seen. */
export const jobTurns = pgTable('job_turns', {
  name: text('name').primaryKey(),
  everyMs: bigint('every_ms', { mode: 'number' }).notNull(),
  doneAt: moment('done_at'),
  failedAt: moment('failed_at'),
  /** The first of the failures since it was last done. */
  failingSince: moment('failing_since'),
  /** Of a job of several parts, those that failed. */
  failedParts: text('failed_parts').array(),
})

/** Which process does a job, by the database's clock. Whoever has died is followed by another when the time is over. */
export const jobLeases = pgTable('job_leases', {
  name: text('name').primaryKey(),
  /** One runner, of which a process has one. */
  holder: uuid('holder').notNull(),
  host: text('host').notNull(),
  pid: integer('pid').notNull(),
  /** Where a pid means the same process: one start of one machine, and one container of it. Null: not known. */
  place: text('place'),
  since: moment('since').notNull(),
  until: moment('until').notNull(),
})

/** How far work has come that goes once a day through many rows, one process at a time. */
export const jobRounds = pgTable('job_rounds', {
  name: text('name').primaryKey(),
  /** Which day's. */
  round: text('round').notNull(),
  after: uuid('after').notNull(),
  leasedUntil: moment('leased_until').notNull(),
  finishedAt: moment('finished_at'),
})

/** Rows that a job could not handle: each is tried again by itself, later and later, and keeps no other from its turn. */
export const jobFailures = pgTable(
  'job_failures',
  {
    /** Which work of which job. */
    task: text('task').notNull(),
    rowId: uuid('row_id').notNull(),
    attempts: integer('attempts').notNull(),
    /** The first failure of those since it was last handled. */
    failedAt: moment('failed_at').notNull(),
    nextTryAt: moment('next_try_at').notNull(),
    /** A code that says nothing about a person. */
    failure: text('failure').notNull(),
  },
  (table) => [primaryKey({ columns: [table.task, table.rowId] })],
)
