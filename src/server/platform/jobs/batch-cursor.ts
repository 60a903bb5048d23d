import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Database, Statement } from '../database/database.ts'

const leaseMs = 5 * minuteMs
const beginning = '00000000-0000-0000-0000-000000000000'

/** One process at a time runs a batch; if it dies, another continues when its lease ends. */
const take: Statement = {
  name: 'take_round',
  text: `
    insert into job_rounds (name, round, after, leased_until) values ($1, $2, '${beginning}', $4)
    on conflict (name) do update set
      round = excluded.round, leased_until = excluded.leased_until, finished_at = null,
      after = case when job_rounds.round = excluded.round then job_rounds.after else excluded.after end
    where job_rounds.leased_until <= $3 and (job_rounds.round <> excluded.round or job_rounds.finished_at is null)
    returning after`,
}

/** Only by the lease holder: a process that stalled for longer than its lease must not move another's cursor. */
const keep: Statement = {
  name: 'keep_round',
  text: `
    update job_rounds set after = $4, leased_until = $5, finished_at = $6
    where name = $1 and round = $2 and leased_until = $3 returning name`,
}

/** Batches are never urgent, but slow everything else down: they pause for a multiple of the time a portion took. */
const restedFor = 3
const longestRestMs = 2_000

async function timed(portion: Round['portion'], after: string) {
  const begun = performance.now()
  const id = await portion(after)
  return { id, tookMs: performance.now() - begun }
}

interface Round {
  readonly name: string
  /** For which day: a finished batch is not begun again. */
  readonly round: string
  readonly now: () => Instant
  /** Handles the next portion after an id and returns its last; null: there is none. */
  readonly portion: (after: string) => Promise<string | null>
}

/** Continues a batch where it stopped, portion by portion. An error ends it until the next time. */
export async function goThrough(database: Database, { name, round, now, portion }: Round): Promise<void> {
  const at = (ms: number) => new Date(now() + ms)
  let until = at(leaseMs)
  const [taken] = await database.query<{ after: string }>(take, [name, round, at(0), until])
  if (!taken) return
  let { after } = taken
  const isRenewed = async (next: Date, finishedAt: Date | null = null) => {
    const renewed = await database.query(keep, [name, round, until, after, next, finishedAt])
    until = next
    return renewed.length > 0
  }
  try {
    for (let last = await timed(portion, after); last.id !== null; last = await timed(portion, after)) {
      after = last.id
      if (!(await isRenewed(at(leaseMs)))) return
      await sleep(Math.min(last.tookMs * restedFor, longestRestMs))
    }
  } catch (error) {
    await isRenewed(at(0))
    throw error
  }
  await isRenewed(at(0), at(0))
}
