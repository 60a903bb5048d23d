import { desc, eq, inArray } from 'drizzle-orm'
import { idsOfCasesOf } from '../../../clinical/cases/cases-of.ts'
import { cases } from '../../../clinical/cases/tables.ts'
import { orders } from '../../../orders/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'

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
