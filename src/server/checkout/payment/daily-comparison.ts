import { and, asc, gt, gte, isNotNull } from 'drizzle-orm'
import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { orders } from '../../orders/tables.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import { goThrough } from '../../platform/jobs/batch-cursor.ts'
import { forEachRow, retryRows } from '../../platform/jobs/for-each-row.ts'
import type { Services } from '../../platform/services.ts'
import { compareOrder } from './compare-money.ts'

const atOnce = 50
/** As long as banks commonly allow chargebacks. */
const days = 120

/** The next orders whose money may still move, by id. */
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

const task = 'money is compared'

/** Compares our books with the provider's, order by order, once a day, to find what no webhook reported. */
export async function compareAll(services: Services): Promise<void> {
  const { database, now } = services
  const each = {
    task,
    stopsAt: (error: unknown) => error instanceof CardsUnreachable,
    work: (id: string) => compareOrder(services, id),
  }
  const portion = async (after: string): Promise<string | null> => {
    const ids = (await ordersToCompare(services, after)).map(({ id }) => id)
    const { isStopped } = await forEachRow(services, { ...each, ids })
    // The batch continues from here when the provider is back.
    if (isStopped) throw new CardsUnreachable('The card provider is away while money is compared.')
    return ids.at(-1) ?? null
  }
  await retryRows(services, each)
  await goThrough(database, { name: task, round: londonTimeAt(now()).date, now, portion })
}
