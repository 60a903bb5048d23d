import { type SQL, sql } from 'drizzle-orm'
import { isCurrentJob } from '../jobs/former-jobs.ts'

const timeOf = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`
const secondsSince = (at: number, moment: SQL) => sql`extract(epoch from ${timeOf(at)} - ${moment})`

/** Each by a partial index of unfinished rows: finished ones are not read. */
export const queueRows = (at: number): SQL => sql`
  select 'messages' as queue, count(*) filter (where state = 'queued') as waits,
    ${secondsSince(at, sql`min(created_at) filter (where state = 'queued')`)} as seconds,
    count(*) filter (where state = 'failed') as gave_up
  from messages where state in ('queued', 'failed')
  union all
  select 'refunds', count(*), ${secondsSince(at, sql`min(created_at)`)}, count(*) filter (where attempts > 3)
  from refunds where done_at is null
  union all
  select 'settlements', count(*), ${secondsSince(at, sql`min(asked_at)`)}, 0
  from card_requests where settled_at is null and (answered_at is not null or ended_at is not null)
  union all
  select 'decisions', count(*), ${secondsSince(at, sql`min(decided_at)`)}, count(*) filter (where failure is not null)
  from case_decisions where done_at is null and undone_at is null
  union all
  select 'outcomes', count(*), ${secondsSince(at, sql`min(decided_at)`)}, count(*) filter (where failure is not null)
  from appointment_outcomes where done_at is null and undone_at is null
  union all
  select 'differences', count(*), ${secondsSince(at, sql`min(since)`)}, 0
  from money_differences where closed_at is null`

export const jobRows: SQL = sql`
  select name as job, every_ms, extract(epoch from done_at) * 1000 as done,
    failed_at is not null and (done_at is null or failed_at > done_at) as fails, coalesce(failed_parts, '{}') as parts,
    exists (select from job_leases l where l.name = job_turns.name and l.until > now()) as held
  from job_turns where ${isCurrentJob}`

/** Rows that jobs could not handle, still unresolved. */
export const failingRows: SQL = sql`select task, count(*) as failing from job_failures group by task`

/** Every open case has a deadline. */
export const caseRows = (at: number): SQL => sql`
  select state, count(*) as all, count(*) filter (where due_at <= ${timeOf(at)}) as late
  from cases where due_at is not null group by state`

export const signInRows = (at: number): SQL => sql`
  select outcome, count(*) as times from security_events
  where event = 'sign in' and at > ${timeOf(at)} - interval '15 minutes' group by outcome`
