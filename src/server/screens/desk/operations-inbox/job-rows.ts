import { type SQL, sql } from 'drizzle-orm'
import { type JobTrouble, jobTrouble, nextTurnOf } from '#domain/operations/job-trouble.ts'
import { isCurrentJob } from '../../../platform/jobs/former-jobs.ts'

/** A job as the database knows it: its runs, and its lease. */
export interface JobFound extends Record<string, unknown> {
  readonly name: string
  readonly every_ms: string
  readonly done_at: string | null
  readonly failed_at: string | null
  readonly failing_since: string | null
  readonly failed_parts: string[] | null
  readonly host: string | null
  readonly pid: number | null
  readonly since: string | null
  /** Negative: the lease still runs for so long. Null: it was never held. */
  readonly unheld_ms: string | null
  /** How many of its rows failed, and since when. */
  readonly failing_rows: string
  readonly rows_failing_since: string | null
}

/** Leases are measured by the database's own clock, by which they are given. */
export const jobRows = (): SQL => sql`
  select job_turns.*, l.host, l.pid, l.since, extract(epoch from now() - l.until) * 1000 as unheld_ms, f.failing_rows,
    f.rows_failing_since
  from job_turns left join job_leases l using (name)
  left join lateral (
    select count(*) as failing_rows, min(failed_at) as rows_failing_since from job_failures
    where task = name or starts_with(task, name || ': ')
  ) f on true
  where ${isCurrentJob}
  order by name`

const timeOf = (value: string | null) => (value === null ? null : new Date(value).getTime())

const turnsOf = ({ every_ms, done_at, failed_at, unheld_ms }: JobFound) => ({
  everyMs: Number(every_ms),
  doneAt: timeOf(done_at),
  failedAt: timeOf(failed_at),
  unheldMs: unheld_ms === null || Number(unheld_ms) <= 0 ? null : Number(unheld_ms),
})

export const troubleOf = (row: JobFound, now: Date): JobTrouble | null => jobTrouble(turnsOf(row), now.getTime())

export const isHeld = ({ unheld_ms }: JobFound): boolean => unheld_ms !== null && Number(unheld_ms) <= 0

export const nextOf = (row: JobFound): number | null => (isHeld(row) ? nextTurnOf(turnsOf(row)) : null)
