import { hourMs, minuteMs, secondMs } from '#domain/calendar/durations.ts'
import type { Database, Statement } from '../database/database.ts'
import type { Services } from '../services.ts'
import { failureCode } from './failure-code.ts'
import { NoLongerHeld } from './lease-guard.ts'

/** At most this many failed rows are retried in one run. */
const mostRetries = 100

/** How many rows a job reads at once. */
export const rowsAtOnce = 100

/** Returned for a row that was left for another run: if it had failed before, it still has. */
export const notNow = Symbol('not now')

interface Wait {
  readonly firstMs: number
  readonly longestMs: number
}

/** The first wait is doubled with every failure. */
const waits = {
  usual: { firstMs: 30 * secondMs, longestMs: hourMs },
  /** For patients who may not be safe. */
  urgent: { firstMs: 5 * secondMs, longestMs: minuteMs },
} as const satisfies Record<string, Wait>

const failing: Statement = {
  name: 'failing_rows',
  text: 'select row_id as id, next_try_at <= $2 as "isDue" from job_failures where task = $1 order by next_try_at',
}

const recordFailure: Statement = {
  name: 'record_row_failure',
  text: `
    insert into job_failures as known (task, row_id, attempts, failed_at, next_try_at, failure)
    values ($1, $2, 1, $3, $3::timestamptz + $5::int * interval '1 ms', $4)
    on conflict (task, row_id) do update set
      attempts = known.attempts + 1,
      next_try_at = $3::timestamptz + least($6::int, $5::int * 2 ^ least(known.attempts, 20)) * interval '1 ms',
      failure = excluded.failure`,
}

const forget: Statement = {
  name: 'forget_row_failure',
  text: 'delete from job_failures where task = $1 and row_id = $2',
}

type Working = Pick<Services, 'database' | 'log' | 'metrics' | 'now'>

interface Task {
  /**
   * The name of the job, then optionally its part: `appointments are kept: reminders`. By this name, failed rows are
   * shown beside their job in the operations inbox. It is stored.
   */
  readonly task: string
  readonly wait?: keyof typeof waits
  /** Whether an error is not the row's fault, such as a provider that is away: the rest waits for the next run. */
  readonly stopsAt?: (error: unknown) => boolean
  /** For the log, beside the id: a name operators recognise. No personal data. */
  readonly knownAs?: (id: string) => Readonly<Record<string, unknown>>
  /** A member of staff asks for it now: rows that failed before are retried at once. */
  readonly isByHand?: boolean
}

interface Each extends Task {
  readonly ids: readonly string[]
  /** In a transaction of its own. A row that needs nothing any more is left as it is: it may have failed long ago. */
  readonly work: (id: string) => Promise<unknown>
}

interface All extends Omit<Each, 'ids'> {
  /** The next ids after one, in order, at most `rowsAtOnce`. */
  readonly next: (after: string) => Promise<readonly string[]>
}

interface Became {
  readonly handled: number
  /** By `stopsAt`. */
  readonly isStopped: boolean
}

interface Together extends Task {
  readonly ids: readonly string[]
  /** All of them or none. */
  readonly work: (ids: readonly string[]) => Promise<unknown>
}

/** Not the fault of a row: the database is away, or another process has the job's lease by now. */
export const isTurnOver = (database: Pick<Database, 'isReady'>, error: unknown): boolean =>
  error instanceof NoLongerHeld || !database.isReady

const failingRows = ({ database, now }: Working, task: string) =>
  database.query<{ readonly id: string; readonly isDue: boolean }>(failing, [task, new Date(now())])

/**
 * Handles rows one by one. A failed one is logged, counted and retried by itself, later and later; the others continue.
 * Due retries come last, whether or not they are among `ids`.
 */
export async function forEachRow(services: Working, { ids, work, ...task }: Each): Promise<Became> {
  const failed = await failingRows(services, task.task)
  const known = new Set(failed.map(({ id }) => id))
  const due = failed.filter(({ id, isDue }) => isDue || (task.isByHand && ids.includes(id))).slice(0, mostRetries)
  const todo = [...ids.filter((id) => !known.has(id)), ...due.map(({ id }) => id)]
  let handled = 0
  for (const id of todo) {
    const became = await handle(services, task, id, work)
    if (became === 'stop') return { handled, isStopped: true }
    if (became !== 'handled') continue
    handled += 1
    if (known.has(id)) await services.database.query(forget, [task.task, id])
  }
  return { handled, isStopped: false }
}

/** The same for all waiting rows, portion by portion. Unchanged rows do not block others. */
export async function forAllRows(services: Working, { next, ...each }: All): Promise<Became> {
  let after = '00000000-0000-0000-0000-000000000000'
  let handled = 0
  let ids: readonly string[]
  do {
    ids = await next(after)
    after = ids.at(-1) ?? after
    const became = await forEachRow(services, { ...each, ids })
    handled += became.handled
    if (became.isStopped) return { handled, isStopped: true }
  } while (ids.length >= rowsAtOnce)
  return { handled, isStopped: false }
}

/** The due retries of a job that finds its rows by a cursor and passes each only once. */
export const retryRows = (services: Working, each: Omit<Each, 'ids'>): Promise<Became> =>
  forEachRow(services, { ...each, ids: [] })

/** Handles rows together, which is quicker. If that fails, each of them by itself. Earlier failures are left out. */
export async function forRowsTogether(services: Working, { ids, work, ...task }: Together): Promise<void> {
  const known = new Set((await failingRows(services, task.task)).map(({ id }) => id))
  const some = ids.filter((id) => !known.has(id))
  if (some.length === 0) return
  try {
    await work(some)
  } catch (error) {
    if (isTurnOver(services.database, error)) throw error
    for (const id of some) if ((await handle(services, task, id, (one) => work([one]))) === 'stop') return
  }
}

async function handle(
  { database, log, metrics, now }: Working,
  { task, wait = 'usual', stopsAt, knownAs }: Task,
  id: string,
  work: Each['work'],
): Promise<'handled' | 'left' | 'failed' | 'stop'> {
  try {
    return (await work(id)) === notNow ? 'left' : 'handled'
  } catch (error) {
    if (isTurnOver(database, error)) throw error
    if (stopsAt?.(error)) return 'stop'
    log.error({ err: error, task, row: id, ...knownAs?.(id) }, 'a row of a job failed and is tried again')
    metrics.rowFailed(task)
    const { firstMs, longestMs } = waits[wait]
    await database.query(recordFailure, [task, id, new Date(now()), failureCode(error), firstMs, longestMs])
    return 'failed'
  }
}
