import { and, desc, eq, inArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { caseKindNames } from '#domain/cases/kinds.ts'
import { type CaseState, openStates } from '#domain/cases/states.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { cases } from './tables.ts'

/** All cases of a patient, each half by its own index: in a single query every open case would be read. */
export const idsOfCasesOf = (tx: Orm, accountId: string) =>
  union(
    tx.select({ id: cases.id }).from(cases).where(eq(cases.accountId, accountId)),
    tx
      .select({ id: cases.id })
      .from(orders)
      .innerJoin(cases, eq(cases.orderId, orders.id))
      .where(eq(orders.accountId, accountId)),
  )

export async function openCasesOf(tx: Orm, accountId: string) {
  const states = [...new Set(caseKindNames.flatMap<CaseState>(openStates))]
  return tx
    .select({ id: cases.id, reference: orders.reference })
    .from(cases)
    .leftJoin(orders, eq(orders.id, cases.orderId))
    .where(and(inArray(cases.id, idsOfCasesOf(tx, accountId)), inArray(cases.state, states)))
    .orderBy(desc(cases.createdAt))
}
