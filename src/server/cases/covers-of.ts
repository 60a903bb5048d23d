import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm'
import type { Cover } from '#domain/treatment/cover.ts'
import type { Orm } from '../database/database.ts'
import { supplyCovers } from '../plans/tables.ts'
import { cases } from './tables.ts'

/** All that a person has had delivered, the oldest first, whichever medicine it was; without what came of one order, if it is named. */
export async function coversOf(
  tx: Orm,
  accountId: string,
  exceptOrderId: string | null = null,
): Promise<(Cover & { readonly caseId: string })[]> {
  const rows = await tx
    .select(getTableColumns(supplyCovers))
    .from(supplyCovers)
    .innerJoin(cases, eq(cases.id, supplyCovers.caseId))
    .where(
      and(eq(supplyCovers.accountId, accountId), exceptOrderId === null ? undefined : ne(cases.orderId, exceptOrderId)),
    )
    .orderBy(asc(supplyCovers.coveredFrom))
  return rows.map(({ caseId, medicine, mg, dispatchedOn, coveredFrom, coveredUntil }) => ({
    caseId,
    medicine,
    mg,
    dispatchedOn,
    from: coveredFrom,
    until: coveredUntil,
  }))
}
