import { and, asc, gt, inArray, isNotNull } from 'drizzle-orm'
import { kindsWithCases } from '#domain/orders/kinds.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'

const atOnce = 500

interface Work {
  /** Whose turn it is, among these orders. */
  readonly waitingIn: (orm: Orm, orderIds: readonly string[]) => Promise<readonly (string | null)[]>
  readonly doFor: (tx: Orm, accountId: string) => Promise<unknown>
  /** For the log. */
  readonly failed: string
}

/** Does something for everybody behind the next orders of medication, each in a transaction; the last order, or null: no more. */
export async function orderPortion(
  { database, log }: Services,
  after: string,
  { waitingIn, doFor, failed }: Work,
): Promise<string | null> {
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
  for (const accountId of new Set(waiting.flatMap((id) => id ?? []))) {
    try {
      await database.run((orm) => orm.transaction((tx) => doFor(tx, accountId)))
    } catch (error) {
      // One that cannot be read keeps no other from its turn; it is tried again with the next round.
      log.error({ err: error }, failed)
    }
  }
  return ids.at(-1) ?? null
}
