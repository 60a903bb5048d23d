import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Database, Statement } from '../database/database.ts'

const leaseMs = 5 * minuteMs
const beginning = '00000000-0000-0000-0000-000000000000'

/** Of all processes one goes on with a round; if it dies, another does when its time is up. */
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

/** Only by whoever has it: one that stood still for longer than its time moves nobody else's place. */
const keep: Statement = {
  name: 'keep_round',
  text: `
    update job_rounds set after = $4, leased_until = $5, finished_at = $6
    where name = $1 and round = $2 and leased_until = $3 returning name`,
}

/** Nobody waits for a round, and everybody for what it keeps busy: it rests for so many times as long as a portion took. */
const restedFor = 3
const longestRestMs = 2_000

async function timed(portion: Round['portion'], after: string) {
  const begun = performance.now()
  const id = await portion(after)
  return { id, tookMs: performance.now() - begun }
}

interface Round {
  readonly name: string
  /** Which day's: what is finished is not begun again. */
  readonly round: string
  readonly now: () => Instant
  /** Does the next portion after an id and returns the last of it; null: there is none. */
  readonly portion: (after: string) => Promise<string | null>
}

/** Goes on with a round from where it was left, portion by portion. What is thrown ends it until the next time. */
export async function goThrough(database: Database, { name, round, now, portion }: Round): Promise<void> {
  const at = (ms: number) => new Date(now() + ms)
  let until = at(leaseMs)
  const [taken] = await database.query<{ after: string }>(take, [name, round, at(0), until])
  if (!taken) return
  let { after } = taken
  const isKept = async (next: Date, finishedAt: Date | null = null) => {
    const kept = await database.query(keep, [name, round, until, after, next, finishedAt])
    until = next
    return kept.length > 0
  }
  try {
    for (let last = await timed(portion, after); last.id !== null; last = await timed(portion, after)) {
      after = last.id
      if (!(await isKept(at(leaseMs)))) return
      await sleep(Math.min(last.tookMs * restedFor, longestRestMs))
    }
  } catch (error) {
    await isKept(at(0))
    throw error
  }
  await isKept(at(0), at(0))
}
