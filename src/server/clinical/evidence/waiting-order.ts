import { and, desc, eq, inArray } from 'drizzle-orm'
import { captureModes } from '#domain/orders/capture-modes.ts'
import { kindsWithCases } from '#domain/orders/kinds.ts'
import type { Order } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'

/** The patient's newest order of medication awaiting a decision. Null: nothing is required of them now. */
export async function waitingOrder(orm: Orm, accountId: string): Promise<Order | null> {
  const [found] = await orm
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        inArray(orders.kind, kindsWithCases),
        eq(orders.state, captureModes['on approval'].whenAuthorised),
      ),
    )
    .orderBy(desc(orders.authorisedAt))
    .limit(1)
  return found ?? null
}
