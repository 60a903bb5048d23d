import { integer, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns/columns.ts'

/** Columns of a table whose rows can be undone for a while and are then executed, once. */
export const executedLater = () => ({
  decidedAt: moment('decided_at').notNull(),
  /** Until then it can be undone. */
  finalAt: moment('final_at').notNull(),
  undoneAt: moment('undone_at'),
  doneAt: moment('done_at'),
  /** Why the last attempt failed, as a code without personal data. Null: it has not failed, or is done. */
  failure: text('failure'),
  /** When the first attempt failed. */
  failedAt: moment('failed_at'),
  /** How often execution was begun. */
  attempts: integer('attempts').notNull().default(0),
  /** Null in a row of an older release: it is due when it is final. */
  nextTryAt: moment('next_try_at'),
})
