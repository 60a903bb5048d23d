import type { Instant } from '#domain/calendar/london-time.ts'
import type { Database, Statement } from './database.ts'
import { codeOfFailure, kindOfFailure } from './failures.ts'

type Aging = 'visits' | 'messages' | 'contact_requests'

/** Small, so that every statement is short. */
const batchSize = 500

/** Ends the query of a statement for `inBatches`, which must be ordered. */
export const portion = 'limit $2::int offset $3::int'

/** The database refused a row, and not the whole statement. */
const isRefused = (error: unknown) => kindOfFailure(error) === 'defect' && codeOfFailure(error) !== 'UNKNOWN'

/**
 * Runs a statement that returns a row for each it has handled, until there are no more. Returns how many there were.
 * Its parameters are the time and those of `portion`. If a batch is refused its rows are handled one by one, skipping
 * those that are refused themselves; their failure is thrown when all others are done.
 */
export async function inBatches(
  database: Database,
  statement: Statement,
  now: Instant,
  atOnce = batchSize,
): Promise<number> {
  const at = new Date(now)
  let all = 0
  const refused: unknown[] = []
  const deal = async (limit: number): Promise<number> => {
    const { length } = await database.query(statement, [at, limit, refused.length])
    all += length
    return length
  }
  /** Whether there may be more. */
  const oneByOne = async (): Promise<boolean> => {
    for (let tried = 0; tried < atOnce; tried += 1) {
      try {
        if ((await deal(1)) === 0) return false
      } catch (error) {
        if (!isRefused(error)) throw error
        refused.push(error)
      }
    }
    return true
  }
  for (let isMore = true; isMore; ) {
    try {
      isMore = (await deal(atOnce)) === atOnce
    } catch (error) {
      if (!isRefused(error)) throw error
      isMore = await oneByOne()
    }
  }
  if (refused.length > 0) throw refused[0]
  return all
}

/** Erases rows of a table older than this, except those that are kept: a condition of SQL. Returns how many. */
export const eraseInBatches = (
  database: Database,
  { table, days, kept }: { readonly table: Aging; readonly days: number; readonly kept: string },
  now: Instant,
): Promise<number> =>
  inBatches(
    database,
    {
      name: `erase_${table}`,
      text: `
        delete from ${table} where id in (
          select id from ${table} where created_at <= $1::timestamptz - interval '${days} days' and not ${kept}
          order by created_at ${portion} for update skip locked
        ) returning id`,
    },
    now,
  )
