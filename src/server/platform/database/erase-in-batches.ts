import type { Instant } from '#domain/calendar/london-time.ts'
import type { Database, Statement } from './database.ts'

type Aging = 'visits' | 'messages' | 'contact_requests'

/** Small, so that no statement takes long. */
export const batchSize = 500

/**
 * Runs a statement that returns a row for each it has dealt with, until there are no more. Returns how many there were.
 * Its one parameter is the time it is.
 */
export async function inBatches(
  database: Database,
  statement: Statement,
  now: Instant,
  atOnce = batchSize,
): Promise<number> {
  let all = 0
  let portion: number
  do {
    portion = (await database.query(statement, [new Date(now)])).length
    all += portion
  } while (portion === atOnce)
  return all
}

/** Erases rows of a table older than this. Returns how many. */
export const eraseInBatches = (database: Database, table: Aging, days: number, now: Instant): Promise<number> =>
  inBatches(
    database,
    {
      name: `erase_${table}`,
      text: `
        delete from ${table} where id in (
          select id from ${table} where created_at <= $1::timestamptz - interval '${days} days'
          order by created_at limit ${batchSize} for update skip locked
        ) returning id`,
    },
    now,
  )
