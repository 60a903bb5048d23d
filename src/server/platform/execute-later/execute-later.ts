import { and, eq, getTableName, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Instant } from '#domain/calendar/london-time.ts'
import { settledAt } from '#domain/operations/undo-window.ts'
import type { Orm, Statement } from '../database/database.ts'
import { failureCode } from '../jobs/failure-code.ts'
import { isTurnOver } from '../jobs/for-each-row.ts'
import type { Services } from '../services.ts'
import type { executedLater } from './columns.ts'

type Column = keyof ReturnType<typeof executedLater> | 'id' | 'staffId'

/**
 * A table whose rows are decided by a member of staff, can be undone by them for a while and are then executed, once.
 */
export type LaterTable = PgTable & { readonly [Name in Column]: AnyPgColumn }

/** Describes such a table, and how one of its rows is executed. */
export interface Deferred<Row extends { readonly id: string }> {
  readonly table: LaterTable
  /**
   * Its requests to a provider must be safe to repeat, and its writes are in one transaction with `markDone`: killed
   * between any two steps, the next attempt continues from there.
   */
  readonly execute: (services: Services, row: Row) => Promise<unknown>
}

/** Written with a row: until when it can be undone, by the server's clock. */
export function undoWindow(now: Instant) {
  const finalAt = new Date(settledAt(now))
  return { decidedAt: new Date(now), finalAt, nextTryAt: finalAt }
}

/** Neither executed nor undone. */
export const isOpen = ({ doneAt, undoneAt }: Pick<LaterTable, 'doneAt' | 'undoneAt'>): SQL | undefined =>
  and(isNull(doneAt), isNull(undoneAt))

/** The author's own, in time, and execution has not begun. */
export const canBeUndoneBy = (table: LaterTable, staffId: string, now: Instant): SQL | undefined =>
  and(eq(table.staffId, staffId), isOpen(table), eq(table.attempts, 0), gt(table.finalAt, new Date(now)))

interface Undoing {
  readonly id: string
  readonly staffId: string
  readonly now: Instant
}

/**
 * Undoes an author's own row in time. Otherwise says why not: there is none of theirs, it was undone before, or it is
 * final.
 */
export async function undoOwn(
  tx: Orm,
  table: LaterTable,
  { id, staffId, now }: Undoing,
): Promise<'undone' | 'not theirs' | 'undone before' | 'final'> {
  const condition = and(eq(table.id, id), canBeUndoneBy(table, staffId, now))
  const { rows } = await tx.execute(
    sql`update ${table} set undone_at = ${new Date(now)}, next_try_at = null where ${condition} returning id`,
  )
  if (rows.length > 0) return 'undone'
  const own = and(eq(table.id, id), eq(table.staffId, staffId))
  const { rows: known } = await tx.execute<{ is_undone: boolean }>(
    sql`select undone_at is not null as is_undone from ${table} where ${own}`,
  )
  if (!known[0]) return 'not theirs'
  return known[0].is_undone ? 'undone before' : 'final'
}

/** Undoes a row whose author has lost the right to decide it, at any time. False: it is not open. */
export async function undoOpen(tx: Orm, table: LaterTable, id: string, now: Instant): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`update ${table} set undone_at = ${new Date(now)}, next_try_at = null
      where ${and(eq(table.id, id), isOpen(table))} returning id`,
  )
  return rows.length > 0
}

/** Marks a row as executed, in the transaction of its results. False: it was executed or undone, or is not final. */
export async function markDone(tx: Orm, table: LaterTable, id: string, now: Instant): Promise<boolean> {
  const at = new Date(now)
  const { rows } = await tx.execute(
    sql`update ${table} set done_at = ${at}, failure = null, failed_at = null, next_try_at = null
      where ${and(eq(table.id, id), isOpen(table))} and final_at <= ${at} returning id`,
  )
  return rows.length > 0
}

/**
 * The next attempt is postponed before anything is done: nobody else executes it meanwhile, and if we die another
 * process does then.
 */
const claim = (table: string): Statement => ({
  name: `claim_${table}`,
  text: `
    update ${table} set attempts = attempts + 1,
      next_try_at = $2::timestamptz + least(interval '10 minutes', interval '10 seconds' * 2 ^ least(attempts, 10))
    where id = (
      select id from ${table}
      where done_at is null and undone_at is null and final_at <= $2 and coalesce(next_try_at, final_at) <= $3
        and ($1::uuid is null or id = $1)
      order by coalesce(next_try_at, final_at) limit 1 for no key update skip locked
    ) returning id`,
})

const recordFailure = (table: string): Statement => ({
  name: `fail_${table}`,
  text: `
    update ${table} set failure = $2, failed_at = coalesce(failed_at, $3)
    where id = $1 and done_at is null and undone_at is null`,
})

/** The next row that was due by then, or one of them by its id. False: there is none. */
async function executeOne<Row extends { readonly id: string }>(
  services: Services,
  { table, execute }: Deferred<Row>,
  { id = null, dueBy }: { readonly id?: string | null; readonly dueBy: Instant },
): Promise<boolean> {
  const { database, log, metrics, now } = services
  const name = getTableName(table)
  const [claimed] = await database.query<{ id: string }>(claim(name), [id, new Date(now()), new Date(dueBy)])
  if (!claimed) return false
  const [row] = await database.run((orm) => orm.select().from(table).where(eq(table.id, claimed.id)))
  try {
    await execute(services, row as unknown as Row)
  } catch (error) {
    if (isTurnOver(database, error)) throw error
    log.error({ err: error, table: name, row: claimed.id }, 'an execution failed and is tried again')
    metrics.rowFailed(name)
    await database.query(recordFailure(name), [claimed.id, failureCode(error), new Date(now())])
  }
  return true
}

/** Executes one row that is final. If it is not due yet, or another process has it, nothing happens. */
export const executeById = <Row extends { readonly id: string }>(
  services: Services,
  deferred: Deferred<Row>,
  id: string,
): Promise<boolean> => executeOne(services, deferred, { id, dueBy: services.now() })

/**
 * Executes every due row, one by one: each once, whatever happens to the others. Any number of processes may run it.
 * Returns how many were tried.
 */
export async function executeDue<Row extends { readonly id: string }>(
  services: Services,
  deferred: Deferred<Row>,
): Promise<number> {
  // Failed rows are due again later than this, so that the loop ends however long each of them takes.
  const dueBy = services.now()
  let tried = 0
  while (await executeOne(services, deferred, { dueBy })) tried += 1
  return tried
}

/** Executes a row as soon as it can no longer be undone. If this process is gone by then, another's job does it. */
export function executeSoon<Row extends { readonly id: string }>(
  services: Services,
  deferred: Deferred<Row>,
  { id, finalAt }: { readonly id: string; readonly finalAt: Date },
): void {
  const wait = Math.max(0, finalAt.getTime() - services.now())
  setTimeout(() => void executeById(services, deferred, id).catch(() => undefined), wait + 50).unref()
}
