import { desc, eq, inArray } from 'drizzle-orm'
import { idsOfCasesOf } from '../../cases/cases-of.ts'
import { cases } from '../../cases/tables.ts'
import type { Orm } from '../../database/database.ts'
import { orders } from '../../orders/tables.ts'

export async function casesOf(tx: Orm, accountId: string) {
  const found = await tx
    .select({
      id: cases.id,
      kind: cases.kind,
      state: cases.state,
      reference: orders.reference,
      since: cases.stateSince,
    })
    .from(cases)
    .leftJoin(orders, eq(orders.id, cases.orderId))
    .where(inArray(cases.id, idsOfCasesOf(tx, accountId)))
    .orderBy(desc(cases.createdAt))
    .limit(100)
  return found.map((one) => ({ ...one, since: one.since.toISOString() }))
}
