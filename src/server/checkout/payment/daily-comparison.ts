import { and, asc, gt, gte, isNotNull } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { CardsUnreachable } from '../../gateways/cards/cards.ts'
import { goThrough } from '../../jobs/rounds.ts'
import { startJob } from '../../jobs/start-job.ts'
import { orders } from '../../orders/tables.ts'
import type { Services } from '../../services.ts'
import { compareOrder } from './compare-money.ts'

const everyMs = 60_000
const atOnce = 50
/** As long as a cardholder's bank can commonly ask for money back. */
const days = 120
const dayMs = 86_400_000

/** Lays our books beside the provider's, order by order, once a day: whatever no webhook has told is found. */
export async function compareAll(services: Services): Promise<void> {
  const { database, now, log } = services
  const since = new Date(now() - days * dayMs)
  const portion = async (after: string): Promise<string | null> => {
    const found = await database.run((orm) =>
      orm
        .select({ id: orders.id, reference: orders.reference })
        .from(orders)
        .where(and(isNotNull(orders.paymentIntent), gte(orders.authorisedAt, since), gt(orders.id, after)))
        .orderBy(asc(orders.id))
        .limit(atOnce),
    )
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

export const startComparisonJob = (services: Services): (() => void) =>
  startJob(services, { name: 'money is compared', everyMs, run: () => compareAll(services) })

/** Asks for nothing: whether the provider is there is seen by whether this is done. */
export const startProviderJob = (services: Services): (() => void) =>
  startJob(services, { name: 'the card provider answers', everyMs, run: () => services.cards.answers() })
