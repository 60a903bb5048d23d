import { and, asc, gt, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { goThrough } from '../platform/jobs/batch-cursor.ts'
import { forRowsTogether, retryRows } from '../platform/jobs/for-each-row.ts'
import type { Services } from '../platform/services.ts'
import { markOwner } from './mark-owner.ts'

const task = 'people are marked'
const atOnce = 200

const owned = (orm: Orm, which: SQL) =>
  orm
    .select()
    .from(orders)
    .where(and(which, isNotNull(orders.accountId), isNotNull(orders.authorisedAt)))
    .orderBy(asc(orders.id))
    .limit(atOnce)

/**
 * Records duplicate identifiers, once, for orders placed before there were any, dated as of the order. Continues where
 * it stopped.
 */
export async function markEarlier(services: Services): Promise<void> {
  const { database, now } = services
  const mark = (ids: readonly string[]) =>
    database.transaction(async (tx) => {
      for (const order of await owned(tx, inArray(orders.id, [...ids])))
        await markOwner(services, tx, order, { at: order.authorisedAt?.getTime() ?? now() })
    })
  await retryRows(services, { task, work: (id) => mark([id]) })
  await goThrough(database, {
    name: task,
    // A changed version restarts it, for new kinds of identifiers.
    round: '1',
    now,
    portion: async (after) => {
      const ids = (await database.run((orm) => owned(orm, gt(orders.id, after)))).map(({ id }) => id)
      await forRowsTogether(services, { task, ids, work: mark })
      return ids.at(-1) ?? null
    },
  })
}
