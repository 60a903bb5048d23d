import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { payableStates } from '#domain/orders/payment-state.ts'
import { orders } from '../../orders/tables.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import type { Services } from '../../platform/services.ts'
import { endFollowUp } from './end-follow-up.ts'
import { followUps } from './tables.ts'

const atOnce = 50

/** Lets go everything that was not paid for in time. Several processes may do it. Returns how many ended. */
export async function endUnpaidFollowUps(services: Services): Promise<number> {
  const { database, now, log } = services
  const due = await database.run((orm) =>
    orm
      .select({ followUp: followUps })
      .from(followUps)
      .innerJoin(orders, eq(orders.id, followUps.orderId))
      .where(
        and(
          isNull(followUps.endedAs),
          lte(followUps.payBy, new Date(now())),
          inArray(orders.state, [...payableStates]),
          isNull(orders.authorisedAt),
        ),
      )
      .limit(atOnce),
  )
  let ended = 0
  for (const { followUp } of due) {
    try {
      if (await endFollowUp(services, followUp, { as: 'unpaid', by: 'clock' })) ended += 1
    } catch (error) {
      if (error instanceof CardsUnreachable) return ended
      log.error({ err: error, followUp: followUp.id }, 'a follow-up was not let go and is tried again')
    }
  }
  return ended
}
