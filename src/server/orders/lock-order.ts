import { eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import type { Order } from './orders.ts'
import { orders } from './tables.ts'

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Orm, orderId: string): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  return order ?? null
}

/** Work with an existing order, in a transaction of its own. */
export const withOrder = <Result>(
  { database }: Pick<Services, 'database'>,
  orderId: string,
  work: (tx: Orm, order: Order) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error('An order is gone while it is worked on.')
    return work(tx, order)
  })
