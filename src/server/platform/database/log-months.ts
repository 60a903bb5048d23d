import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Database, Statement } from './database.ts'

/** Append-only tables, partitioned by month, so that old months can be dropped. */
const logs = ['access_log', 'security_events'] as const

export type Log = (typeof logs)[number]

/** This month and two more. Rows written before their month existed are moved into it. */
const make: Statement = {
  name: 'make_log_months',
  text: `
    select log_month(log::regclass, (($2::timestamptz at time zone 'UTC') + n * interval '1 month')::date)
    from unnest($1::text[]) as log, generate_series(0, 2) as n order by n`,
}

/** Creates the next months of each log before they begin. Returns 0: as one of the erasing tasks, it erases nothing. */
export async function makeMonths(database: Database, now: Instant): Promise<number> {
  await database.query(make, [logs, new Date(now)])
  return 0
}

const findOver: Statement = {
  name: 'find_months_over',
  text: `
    select part::text as part, since::text, until::text from log_parts($1::regclass) where until <= $2 order by until`,
}

/**
 * Readers and writers of the log wait while a month is dropped, which takes a moment; but they also queue behind a
 * waiting drop. So a drop never waits longer than this.
 */
const lockWithinMs = 100
const attempts = 5
const pauseMs = 500

/** The bounds, as the database writes them. */
export interface Month {
  readonly part: string
  readonly since: string
  readonly until: string
}

/** Drops months of a log that ended by then and that nobody needs. Returns how many. */
export async function dropMonths(
  database: Database,
  log: Log,
  endedBy: Date,
  isNeeded: (month: Month) => Promise<boolean> = async () => false,
): Promise<number> {
  let dropped = 0
  for (const month of await database.query<Month>(findOver, [log, endedBy])) {
    if (await isNeeded(month)) continue
    await drop(database, log, month.part)
    dropped += 1
  }
  return dropped
}

/** By a function of the owner: the server's role drops nothing itself. */
async function drop(database: Database, log: Log, part: string, attempt = 1): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = ${lockWithinMs}`))
      await tx.execute(sql`select drop_log_month(${log}::text::regclass, ${part}::text::regclass)`)
    })
  } catch (error) {
    if (attempt === attempts || !database.isReady) throw error
    await sleep(pauseMs)
    await drop(database, log, part, attempt + 1)
  }
}
