import { and, asc, gt, inArray, isNotNull } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { kindsWithCases } from '#domain/orders/kinds.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { goThrough } from '../../platform/jobs/batch-cursor.ts'
import { forEachRow, retryRows } from '../../platform/jobs/for-each-row.ts'
import type { Services } from '../../platform/services.ts'

const atOnce = 500

interface Work {
  /** The accounts among these orders that need work. */
  readonly waitingIn: (orm: Orm, orderIds: readonly string[]) => Promise<readonly (string | null)[]>
  readonly doFor: (tx: Orm, accountId: string) => Promise<unknown>
  /** Also the name of its cursor, which is stored. */
  readonly task: string
}

const inTransaction =
  ({ database }: Services, doFor: Work['doFor']) =>
  (accountId: string) =>
    database.transaction((tx) => doFor(tx, accountId))

/**
 * Runs the work for the accounts of the next orders of medication, each in a transaction; returns the last order, or
 * null: no more.
 */
async function portion(services: Services, after: string, { waitingIn, doFor, task }: Work): Promise<string | null> {
  const { database } = services
  const some = await database.run((orm) =>
    orm
      .select({ id: orders.id })
      .from(orders)
      .where(and(gt(orders.id, after), inArray(orders.kind, kindsWithCases), isNotNull(orders.accountId)))
      .orderBy(asc(orders.id))
      .limit(atOnce),
  )
  const ids = some.map(({ id }) => id)
  const waiting = ids.length === 0 ? [] : await database.run((orm) => waitingIn(orm, ids))
  const accountIds = [...new Set(waiting.flatMap((id) => id ?? []))]
  await forEachRow(services, { task, ids: accountIds, work: inTransaction(services, doFor) })
  return ids.at(-1) ?? null
}

/**
 * Goes once a day through all orders of medication, continuing where it stopped, in one process at a time. Accounts
 * that failed before are retried on their own.
 */
export async function forAllOwners(services: Services, work: Work): Promise<void> {
  const { database, now } = services
  await retryRows(services, { task: work.task, work: inTransaction(services, work.doFor) })
  await goThrough(database, {
    name: work.task,
    round: londonTimeAt(now()).date,
    now,
    portion: (after) => portion(services, after, work),
  })
}
