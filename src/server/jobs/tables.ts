import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns/columns.ts'

/** When each job was last done, by whichever process: what is late is seen. */
export const jobTurns = pgTable('job_turns', {
  name: text('name').primaryKey(),
  everyMs: bigint('every_ms', { mode: 'number' }).notNull(),
  doneAt: moment('done_at'),
  failedAt: moment('failed_at'),
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
