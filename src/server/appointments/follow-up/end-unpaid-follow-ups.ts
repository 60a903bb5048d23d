import { and, asc, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import { payableStates } from '#domain/orders/payment-state.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import { forAllRows, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import type { Services } from '../../platform/services.ts'
import { endFollowUp } from './end-follow-up.ts'
import { followUps } from './tables.ts'

/** Releases every follow-up that was not paid for in time. Several processes may run it. Returns how many ended. */
export async function endUnpaidFollowUps(services: Services): Promise<number> {
  const { database, now } = services
  const due = (orm: Orm, which: SQL) =>
    orm
      .select({ followUp: followUps })
      .from(followUps)
      .innerJoin(orders, eq(orders.id, followUps.orderId))
      .where(
        and(
          which,
          isNull(followUps.endedAs),
          lte(followUps.payBy, new Date(now())),
          inArray(orders.state, [...payableStates]),
          isNull(orders.authorisedAt),
        ),
      )
      .orderBy(asc(followUps.id))
      .limit(rowsAtOnce)
  let ended = 0
  await forAllRows(services, {
    task: 'appointments are kept: unpaid follow-ups',
    stopsAt: (error) => error instanceof CardsUnreachable,
    next: async (after) => {
      const found = await database.run((orm) => due(orm, gt(followUps.id, after)))
      return found.map(({ followUp }) => followUp.id)
    },
    async work(id) {
      const [found] = await database.run((orm) => due(orm, eq(followUps.id, id)))
      if (found && (await endFollowUp(services, found.followUp, { as: 'unpaid', by: 'clock' }))) ended += 1
    },
  })
  return ended
}
