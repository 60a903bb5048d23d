import { and, desc, eq } from 'drizzle-orm'
import { takings } from '#domain/orders/takings.ts'
import type { Orm } from '../database/database.ts'
import type { Order } from '../orders/orders.ts'
import { orders } from '../orders/tables.ts'

/** The newest order of medication of theirs that waits for a decision. Null: nothing is needed of them now. */
export async function waitingOrder(orm: Orm, accountId: string): Promise<Order | null> {
  const [found] = await orm
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        eq(orders.kind, 'medication'),
        eq(orders.state, takings['on approval'].whenAuthorised),
      ),
    )
    .orderBy(desc(orders.authorisedAt))
    .limit(1)
  return found ?? null
}
