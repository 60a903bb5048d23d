import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns/columns.ts'

/** When each job last succeeded, in any process: late ones are visible. */
export const jobTurns = pgTable('job_turns', {
  name: text('name').primaryKey(),
  everyMs: bigint('every_ms', { mode: 'number' }).notNull(),
  doneAt: moment('done_at'),
  failedAt: moment('failed_at'),
  /** The first of the failures since it last succeeded. */
  failingSince: moment('failing_since'),
  /** For a job of several parts, those that failed. */
  failedParts: text('failed_parts').array(),
})

/** Which process holds a job, by the database's clock. After a crash another takes it when the lease ends. */
export const jobLeases = pgTable('job_leases', {
  name: text('name').primaryKey(),
  /** One runner; a process has one. */
  holder: uuid('holder').notNull(),
  host: text('host').notNull(),
  pid: integer('pid').notNull(),
  /** The scope of a pid: one boot of one machine, and one container of it. Null: not known. */
  place: text('place'),
  since: moment('since').notNull(),
  until: moment('until').notNull(),
})

/** Cursors of batches that go once a day through many rows, in one process at a time. */
export const jobRounds = pgTable('job_rounds', {
  name: text('name').primaryKey(),
  /** For which day. */
  round: text('round').notNull(),
  after: uuid('after').notNull(),
  leasedUntil: moment('leased_until').notNull(),
  finishedAt: moment('finished_at'),
})

/** Rows that a job could not handle: each is retried by itself, later and later, without blocking others. */
export const jobFailures = pgTable(
  'job_failures',
  {
    /** The job and its part. */
    task: text('task').notNull(),
    rowId: uuid('row_id').notNull(),
    attempts: integer('attempts').notNull(),
    /** The first failure of those since it was last handled. */
    failedAt: moment('failed_at').notNull(),
    nextTryAt: moment('next_try_at').notNull(),
    /** A code without personal data. */
    failure: text('failure').notNull(),
  },
  (table) => [primaryKey({ columns: [table.task, table.rowId] })],
)
