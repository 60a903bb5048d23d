import { and, asc, gt, isNotNull } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import { goThrough } from '../platform/jobs/batch-cursor.ts'
import type { Services } from '../platform/services.ts'
import { markOwner } from './mark-owner.ts'

const atOnce = 200

/** Marks whoever ordered before there were marks, once, as of the day they ordered. Goes on where it was left. */
export const markEarlier = (services: Services): Promise<void> =>
  goThrough(services.database, {
    name: 'people are marked',
    // Another one begins it anew, for marks of a new kind.
    round: '1',
    now: services.now,
    portion: (after) =>
      services.database.run((orm) =>
        orm.transaction(async (tx) => {
          const some = await tx
            .select()
            .from(orders)
            .where(and(gt(orders.id, after), isNotNull(orders.accountId), isNotNull(orders.authorisedAt)))
            .orderBy(asc(orders.id))
            .limit(atOnce)
          for (const order of some)
            await markOwner(services, tx, order, { at: order.authorisedAt?.getTime() ?? services.now() })
          return some.at(-1)?.id ?? null
        }),
      ),
  })
