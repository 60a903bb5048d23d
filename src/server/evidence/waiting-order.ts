import { and, desc, eq, inArray } from 'drizzle-orm'
import { kindsWithCases } from '#domain/orders/kinds.ts'
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
        inArray(orders.kind, kindsWithCases),
        eq(orders.state, takings['on approval'].whenAuthorised),
      ),
    )
    .orderBy(desc(orders.authorisedAt))
    .limit(1)
  return found ?? null
}
