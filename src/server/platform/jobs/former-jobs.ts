import { type SQL, sql } from 'drizzle-orm'

/** Jobs of earlier releases. Their rows stay, and nobody runs them: they are not late. Their names are never used again. */
export const formerJobs: readonly string[] = ['the archived log is encrypted']

/** Of a row of `job_turns`. */
export const isCurrentJob: SQL = sql`job_turns.name not in (${sql.join(
  formerJobs.map((name) => sql`${name}`),
  sql`, `,
)})`
