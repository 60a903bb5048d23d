import type { Database, Statement } from '../database/database.ts'

/** A job that runs every second does not write every second. */
const atMostEveryMs = 30_000

const beat: Statement = {
  name: 'job_turn',
  text: `
    insert into job_turns (name, every_ms, done_at, failed_at)
    values ($1, $2, case when $3 then now() end, case when $3 then null else now() end)
    on conflict (name) do update set
      every_ms = excluded.every_ms,
      done_at = coalesce(excluded.done_at, job_turns.done_at),
      failed_at = coalesce(excluded.failed_at, job_turns.failed_at)`,
}

interface Beating {
  readonly name: string
  readonly everyMs: number
}

/** Writes down that a turn of a job was done or failed, so that people see which job is late. Never in the way of the job. */
export function heartbeat(database: Database, { name, everyMs }: Beating): (isDone: boolean) => Promise<void> {
  let last: { readonly isDone: boolean; readonly at: number } | null = null
  return async (isDone) => {
    const at = performance.now()
    if (last?.isDone === isDone && at - last.at < atMostEveryMs) return
    last = { isDone, at }
    await database.query(beat, [name, everyMs, isDone]).catch(() => undefined)
  }
}
