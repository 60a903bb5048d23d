import { and, asc, gt, gte, isNotNull } from 'drizzle-orm'
import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { orders } from '../../orders/tables.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import { goThrough } from '../../platform/jobs/batch-cursor.ts'
import type { Services } from '../../platform/services.ts'
import { compareOrder } from './compare-money.ts'

const atOnce = 50
/** As long as a cardholder's bank can commonly ask for money back. */
const days = 120

/** The next orders whose money may still move, by their ids. */
export const ordersToCompare = ({ database, now }: Pick<Services, 'database' | 'now'>, after: string) =>
  database.run((orm) =>
    orm
      .select({ id: orders.id, reference: orders.reference })
      .from(orders)
      .where(
        and(
          isNotNull(orders.paymentIntent),
          gte(orders.authorisedAt, new Date(now() - days * dayMs)),
          gt(orders.id, after),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(atOnce),
  )

/** Lays our books beside the provider's, order by order, once a day: whatever no webhook has told is found. */
export async function compareAll(services: Services): Promise<void> {
  const { database, now, log } = services
  const portion = async (after: string): Promise<string | null> => {
    const found = await ordersToCompare(services, after)
    for (const { id, reference } of found) {
      try {
        await compareOrder(services, id)
      } catch (error) {
        if (error instanceof CardsUnreachable) throw error
        log.error({ err: error, reference }, 'the money of an order could not be compared')
      }
    }
    return found.at(-1)?.id ?? null
  }
  await goThrough(database, { name: 'money is compared', round: londonTimeAt(now()).date, now, portion })
}
