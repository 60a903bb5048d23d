import type { Database, Statement } from '../database/database.ts'

/** A job that runs every second does not write every second. */
const atMostEveryMs = 30_000

const beat: Statement = {
  name: 'job_turn',
  text: `
    insert into job_turns (name, every_ms, done_at, failed_at, failing_since, failed_parts)
    select $1::text, $2::bigint, case when $3 then now() end, failed, failed, $4::text[]
    from (select case when not $3::boolean then now() end as failed) as turn
    on conflict (name) do update set
      every_ms = excluded.every_ms,
      done_at = coalesce(excluded.done_at, job_turns.done_at),
      failed_at = coalesce(excluded.failed_at, job_turns.failed_at),
      failing_since = case
        when excluded.failed_at is null then null
        when job_turns.failing_since > coalesce(job_turns.done_at, '-infinity') then job_turns.failing_since
        else excluded.failed_at end,
      failed_parts = excluded.failed_parts`,
}

interface Beating {
  readonly name: string
  readonly everyMs: number
}

/** `done`, or which parts failed: none, if it has no parts. */
type Outcome = 'done' | readonly string[]

/** Records that a run of a job succeeded or failed, so that late jobs are visible. Never blocks the job. */
export function heartbeat(
  database: Pick<Database, 'query'>,
  { name, everyMs }: Beating,
): (outcome: Outcome) => Promise<void> {
  let last: { readonly outcome: string; readonly at: number } | null = null
  let written = Promise.resolve()
  return async (outcome) => {
    const at = performance.now()
    const outcomeText = String(outcome)
    if (last?.outcome === outcomeText && at - last.at < atMostEveryMs) return
    last = { outcome: outcomeText, at }
    const isDone = outcome === 'done'
    // In order: a failure that is written late must not overwrite a later success.
    written = written
      .then(() => database.query(beat, [name, everyMs, isDone, isDone ? null : outcome]))
      .then(() => undefined)
      .catch(() => undefined)
    await written
  }
}
